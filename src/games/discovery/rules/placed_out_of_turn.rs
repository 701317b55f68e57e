//! A piece placed when it was somebody else's turn.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, ..)) = now.action() else {
        return;
    };
    let Some(expected) = now.state.next_to_place().filter(|expected| expected != seat) else {
        return;
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("expected", now.player(expected));
    let aspects = [Aspect::Placing, Aspect::Order, Aspect::Phase];
    found.push(violation.rests_on(aspects).spoils([
        Aspect::Placing,
        Aspect::Hand(*seat),
        Aspect::Hand(expected),
    ]));
}
