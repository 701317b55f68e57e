//! A choice for Holy Indulgence where nothing is owed: RR-120.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Indulgence(seat, _)) = now.action() else {
        return;
    };
    if now.of(*seat).owed == 0 && now.course.stage == Stage::Expansion {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .ruled_by("RA-94"),
        );
    }
}
