//! A commander without the side of the sheet: PR-006.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let Some(Action::Pick(_, name, None, _)) = now.action() {
        found.push(Violation::new().with("commander", now.name(*name)));
    }
}
