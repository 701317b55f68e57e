//! Rows are not filled up between the parts: PR-036.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Row(level, _)) = now.action() else {
        return;
    };
    let stage = now.course.stage;
    if stage.is_exploration() || stage.is_resolution() {
        found.push(Violation::new().with("level", *level));
    }
}
