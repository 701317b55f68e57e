//! A die for a bid that is equal to no other: RR-059.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::BidRoll(seat, _)) = now.action() else {
        return;
    };
    let bids = &now.play.setup.bids;
    let Some(own) = bids.get(seat.index()).copied().flatten() else {
        return;
    };
    let equal = bids.iter().filter(|bid| **bid == Some(own)).count();
    if bids.iter().all(Option::is_some) && equal < 2 {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
