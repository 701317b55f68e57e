//! A row is laid out once a round: PR-020, PR-021.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Row(level, _)) = now.action() else {
        return;
    };
    if now.course.stage == Stage::Discovery && now.state.row(*level).is_some() {
        found.push(Violation::new().with("level", *level));
    }
}
