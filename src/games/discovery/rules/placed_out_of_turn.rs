//! A piece placed when it was somebody else's turn.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, _, chosen)) = now.action() else {
        return;
    };
    let Some(expected) = now.state.next_to_place().filter(|expected| expected != seat) else {
        return;
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("expected", now.player(expected));
    let aspects = [
        Aspect::Placing,
        Aspect::Order,
        Aspect::Phase,
        Aspect::Hand(*seat),
        Aspect::Hand(expected),
    ];
    found.push(violation.rests_on(aspects).spoils([
        Aspect::Placing,
        Aspect::Hand(*seat),
        Aspect::Hand(expected),
        Aspect::Money(*seat),
        Aspect::Money(expected),
        Aspect::Box(box_of(*chosen)),
    ]));
}

/// The box in which a piece is placed.
pub(super) fn box_of(chosen: Spot) -> Stage {
    match chosen {
        Spot::Initiative => Stage::Initiative,
        Spot::Dock => Stage::Dock,
        Spot::Goods => Stage::Goods,
        Spot::Shipping => Stage::Shipping,
        Spot::Buildings => Stage::Buildings,
        Spot::Discovery => Stage::Discovery,
        Spot::Specialist(_) => Stage::Specialists,
        Spot::Warfare => Stage::Warfare,
    }
}
