//! A piece placed when it was somebody else's turn.

use super::prelude::*;

/// A mistake makes a hand larger or smaller by so many pieces at most.
const LAST_PIECES: u16 = 2;

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
    let violation = match now.play.exchange_of((*seat, expected), now.state.turn) {
        Some(finding) => violation.following(finding),
        None => violation,
    };
    // Hands decide whose turn it is only where one is about to run out, or has.
    let left = |seat: Seat| now.state.player(seat).hand.total();
    let ends = [(*seat, 0), (expected, LAST_PIECES)];
    let ends = ends.into_iter().filter(|(seat, few)| left(*seat) <= *few);
    let aspects = [Aspect::Placing, Aspect::Order, Aspect::Phase];
    let spoilt = [Aspect::Placing, Aspect::Box(box_of(*chosen)), Aspect::Rows];
    let violation = violation.rests_on(aspects).spoils(spoilt);
    let violation = violation.rests_on(ends.map(|(seat, _)| Aspect::Hand(seat)));
    found.push(
        violation
            .spoils(of_player(*seat))
            .spoils(of_player(expected))
            .spoils([Aspect::Money(*seat), Aspect::Money(expected)]),
    );
}

/// What is in doubt when a player's piece does not stand where it was put, or was not put anywhere.
pub(super) fn of_player(seat: Seat) -> [Aspect; 3] {
    [
        Aspect::Hand(seat),
        Aspect::Standing(seat),
        Aspect::Explorers(seat),
    ]
}

/// What is in doubt when a piece cannot stand where it was put: it may stand anywhere else.
pub(super) fn elsewhere(seat: Seat) -> Vec<Aspect> {
    let mut spoilt = of_player(seat).to_vec();
    spoilt.extend([Aspect::Order, Aspect::Rows]);
    spoilt
}

/// What is in doubt when a piece is left where it did not act: it may have acted elsewhere, and brought something.
pub(super) fn acted_elsewhere(seat: Seat) -> Vec<Aspect> {
    let mut spoilt = elsewhere(seat);
    spoilt.extend([Aspect::Money(seat), Aspect::Goods(seat), Aspect::Points(seat)]);
    spoilt
}

/// What is in doubt when a player has no piece where it acts: one stands in another box.
pub(super) fn misplaced(now: &Now, seat: Seat) -> Vec<Aspect> {
    let mut spoilt = acted_elsewhere(seat);
    spoilt.retain(|aspect| *aspect != Aspect::Order || now.state.has_initiative(seat));
    spoilt
}

/// The box in which a piece is placed.
pub(super) fn box_of(chosen: Spot) -> Stage {
    match chosen {
        Spot::Initiative => Stage::Initiative,
        Spot::Dock | Spot::DockFree(_) => Stage::Dock,
        Spot::Goods => Stage::Goods,
        Spot::Shipping => Stage::Shipping,
        Spot::Buildings => Stage::Buildings,
        Spot::Discovery => Stage::Discovery,
        Spot::Specialist(_) => Stage::Specialists,
        Spot::Warfare => Stage::Warfare,
    }
}
