//! A second piece of one player in Initiative: R-034.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, _, Spot::Initiative)) = now.action() else {
        return;
    };
    if now.state.has_initiative(*seat) {
        let violation = Violation::new().with("player", now.player(*seat));
        let violation = violation.options(free_spots(now, *seat));
        found.push(violation);
    }
}

/// Where a player may place instead.
pub(super) fn free_spots(now: &Now, seat: Seat) -> Vec<Value> {
    let spots = now.state.legal_spots(now.rulebook, seat);
    spots.into_iter().map(spot).collect()
}
