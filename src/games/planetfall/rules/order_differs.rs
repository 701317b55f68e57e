//! An order other than that of the ships on the turn track: PR-031, PR-075.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Order(order)) = now.action() else {
        return;
    };
    if now.course.stage == Stage::Setup || !is_whole(now, order) || *order == now.state.order {
        return;
    }
    found.push(Violation::new().with("computed", now.players(now.state.order.iter().copied())));
}

/// Whether everybody stands in an order once.
pub(super) fn is_whole(now: &Now, order: &[Seat]) -> bool {
    order.len() == now.seats.len() && now.all_seats().all(|seat| order.contains(&seat))
}
