//! A piece placed when it was somebody else's turn.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, ..)) = now.action() else {
        return;
    };
    let Some(expected) = now.state.next_to_place().filter(|expected| expected != seat) else {
        return;
    };
    // Whoever was passed over in this round may make up for it.
    if now.play.now.owed.contains(seat) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("expected", now.player(expected));
    found.push(violation);
}
