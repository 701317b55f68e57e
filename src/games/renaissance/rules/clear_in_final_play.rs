//! A condition paid off in the final card play: RR-162.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if matches!(now.action(), Some(Action::Clear(..))) && now.course.stage == Stage::Final {
        found.push(Violation::new());
    }
}
