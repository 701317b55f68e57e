//! Cash for Holy Indulgence that is not there: RR-120.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Indulgence(seat, Some(Payment::Cash))) = now.action() else {
        return;
    };
    let player = now.of(*seat);
    let due = i32::from(player.owed);
    if now.course.stage == Stage::Expansion && player.cash < due {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .money("due", due)
                .money("cash", player.cash)
                .ruled_by("RA-94"),
        );
    }
}
