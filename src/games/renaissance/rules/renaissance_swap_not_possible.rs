//! Places swapped with somebody who is no neighbour in the order, or owns Renaissance too: RR-157.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Swap(seat, other)) = now.action() else {
        return;
    };
    let order: Vec<Seat> = now.state.in_order().collect();
    let place = |seat: Seat| order.iter().position(|known| *known == seat);
    let is_beside = match (place(*seat), place(*other)) {
        (Some(one), Some(other)) => one.abs_diff(other) == 1,
        _ => false,
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about("other", now.player(*other))
        .with("advance", now.advance(AdvanceId::RENAISSANCE))
        .with("order", now.order());
    if !is_beside {
        found.push(violation.case("neighbour"));
    } else if now.state.has(*other, AdvanceId::RENAISSANCE) {
        found.push(violation.case("owner"));
    }
}
