//! An extra card bought with less than $10: RR-067.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::BuyCard(seat, _)) = now.action() else {
        return;
    };
    let price = i32::from(now.rulebook.catalog.numbers.extra_card);
    let cash = now.of(*seat).cash;
    if cash < price {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .money("cash", cash)
                .money("price", price),
        );
    }
}
