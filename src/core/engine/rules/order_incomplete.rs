//! An order of play that leaves a player out or has one twice.

use crate::core::engine::{Action, Found, Game, Now, Role, Seat, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(Role::Order(order)) = now.action().map(Action::role) else {
        return;
    };
    let times = |seat: Seat| order.iter().filter(|listed| **listed == seat).count();
    let missing: Vec<Seat> = now
        .all_seats()
        .filter(|seat| times(*seat) == 0 && !G::is_out(now.state, *seat))
        .collect();
    let twice: Vec<Seat> = now.all_seats().filter(|seat| times(*seat) > 1).collect();
    if missing.is_empty() && twice.is_empty() {
        return;
    }
    let (case, seats) = if twice.is_empty() {
        ("missing", missing)
    } else {
        ("twice", twice)
    };
    found.push(Violation::new().case(case).with("players", now.players(seats)));
}
