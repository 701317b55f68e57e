//! A building bought without the money for it: R-062.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, building, ..)) = now.action() else {
        return;
    };
    let price = i32::from(now.rulebook.price(now.state.turn));
    let violation = Violation::new().about("building", now.building(*building));
    found.extend(too_poor(now, *seat, price, violation));
}

/// A player who cannot pay.
pub(super) fn too_poor(now: &Now, seat: Seat, price: i32, violation: Violation) -> Option<Violation> {
    let money = now.state.player(seat).money;
    if money >= price {
        return None;
    }
    let violation = violation
        .with("player", now.player(seat))
        .money("price", price)
        .money("money", money);
    Some(violation)
}
