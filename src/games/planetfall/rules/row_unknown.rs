//! A row that does not exist: PR-020, PR-021.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Row(level, _)) = now.action() else {
        return;
    };
    if !(1..=3).contains(level) {
        found.push(Violation::new().with("level", *level));
    }
}
