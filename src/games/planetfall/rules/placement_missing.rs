//! Somebody has not chosen: PR-069, PR-026.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !matches!(now.moment, Moment::Leaving(stage) if stage.is_exploration()) {
        return;
    }
    let waits = |seat: &Seat| now.state.ships[seat.index()] == Ship::Waiting;
    for seat in now.all_seats().filter(waits) {
        found.push(Violation::new().about("player", now.player(seat)));
    }
}
