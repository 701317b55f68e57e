//! Phase A that ends while somebody has pieces: R-029.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Placement) {
        return;
    }
    let left = |seat: &Seat| now.state.player(*seat).hand;
    let seats: Vec<Seat> = now.state.seats().filter(|seat| !left(seat).is_empty()).collect();
    if seats.is_empty() {
        return;
    }
    let count: u16 = seats.iter().map(|seat| left(seat).total()).sum();
    let violation = Violation::new()
        .with("players", now.players(seats))
        .with("count", count);
    found.push(violation);
}
