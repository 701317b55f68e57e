//! A building bought without the money for it: R-062.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, building, ..)) = now.action() else {
        return;
    };
    let price = i32::from(now.rulebook.price(now.state.turn));
    let violation = Violation::new().with("building", now.building(*building));
    found.extend(too_poor(now, *seat, price, violation));
}

/// A player who cannot pay; a consequence where the record has counted his money otherwise before.
pub(super) fn too_poor(now: &Now, seat: Seat, price: i32, violation: Violation) -> Option<Violation> {
    let money = now.state.player(seat).money;
    if money >= price {
        return None;
    }
    let violation = violation
        .with("player", now.player(seat))
        .money("price", price)
        .money("money", money)
        .rests_on([Aspect::Money(seat)])
        .spoils([Aspect::Money(seat)]);
    let off = now.play.money_off[seat.index()];
    Some(if off.by > 0 && i64::from(money) + off.by >= i64::from(price) {
        violation.following(off.finding)
    } else {
        violation
    })
}
