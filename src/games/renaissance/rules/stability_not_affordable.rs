//! Stabilization written as paid without the cash: RR-102, RR-103.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Stability(_))) = now.action() else {
        return;
    };
    let player = now.of(*seat);
    let price = now.state.stability_price(*seat);
    if !player.done.has(Once::Stability) && price > player.cash {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .money("cash", player.cash)
                .money("price", price)
                .with("count", player.hand),
        );
    }
}
