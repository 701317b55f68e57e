//! Somebody has no commander: PR-004.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Setup) {
        return;
    }
    let missing: Vec<Seat> = now
        .all_seats()
        .filter(|seat| now.state.player(*seat).commander.is_none())
        .collect();
    let is_begun = missing.len() < now.seats.len() || now.state.goal.is_some();
    for seat in missing.into_iter().filter(|_| is_begun) {
        found.push(Violation::new().about("player", now.player(seat)));
    }
}
