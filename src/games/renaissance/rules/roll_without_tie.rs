//! A die for a bid that is equal to no other, or whose tie the dice have settled already: RR-059.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::BidRoll(seat, _)) = now.action() else {
        return;
    };
    let setup = &now.play.setup;
    let Some(own) = setup.bids.get(seat.index()).copied().flatten() else {
        return;
    };
    if !setup.bids.iter().all(Option::is_some) {
        return;
    }
    let dice = &setup.rolls[seat.index()];
    let others = setup.bids.iter().zip(&setup.rolls).zip((0..).map(Seat));
    let mut equal = others
        .filter(|((bid, _), other)| **bid == Some(own) && other != seat)
        .peekable();
    let case = if equal.peek().is_none() { "bid" } else { "settled" };
    // A tie goes on as long as the dice of both are equal.
    if !equal.any(|((_, theirs), _)| theirs.starts_with(dice)) {
        found.push(Violation::new().with("player", now.player(*seat)).case(case));
    }
}
