//! A turn order that leaves a player out or has one twice: R-006.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Order(order)) = now.action() else {
        return;
    };
    let times = |seat: Seat| order.iter().filter(|listed| **listed == seat).count();
    let missing: Vec<Seat> = now.state.seats().filter(|seat| times(*seat) == 0).collect();
    let twice: Vec<Seat> = now.state.seats().filter(|seat| times(*seat) > 1).collect();
    if missing.is_empty() && twice.is_empty() {
        return;
    }
    let (case, seats) = if twice.is_empty() {
        ("missing", missing)
    } else {
        ("twice", twice)
    };
    let violation = Violation::new().case(case).with("players", now.players(seats));
    found.push(violation);
}
