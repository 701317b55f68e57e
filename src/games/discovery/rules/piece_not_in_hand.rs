//! A piece placed that the player does not have: R-026.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, placed, _)) = now.action() else {
        return;
    };
    let hand = now.state.player(*seat).hand;
    if hand[*placed] > 0 {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("piece", piece(*placed))
        .with("hand", pieces(hand))
        .with("count", hand.total());
    found.push(violation);
}
