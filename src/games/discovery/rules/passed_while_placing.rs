//! A pass in phase A: R-029.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Pass(seat)) = now.action() else {
        return;
    };
    let hand = now.state.player(*seat).hand;
    if now.course.stage == Stage::Placement && !hand.is_empty() {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("hand", pieces(hand))
            .ruled_by("A-02");
        found.push(violation);
    }
}
