//! A purchase that cannot be paid: RR-089, RR-091, RR-105.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, item)) = now.action() else {
        return;
    };
    let cash = now.of(*seat).cash;
    let violation = || {
        Violation::new()
            .with("player", now.player(*seat))
            .money("cash", cash)
    };
    match item {
        Purchase::Ship(..) => {
            let price = i32::from(now.rulebook.catalog.numbers.ship_upgrade);
            if price > cash {
                found.push(violation().case("ship").money("price", price).citing(&["RR-089"]));
            }
        }
        Purchase::Advance(advance, _) => {
            let price = now.state.price(now.rulebook, *seat, *advance);
            if price.sum > cash.max(0) {
                found.push(
                    violation()
                        .case("advance")
                        .about("advance", now.advance(*advance))
                        .money("price", price.sum)
                        .with("parts", price_parts(now, &price))
                        .citing(&["RR-091"]),
                );
            }
        }
        Purchase::Leader(card, _) => {
            let Some(leader) = now.state.leader(*card).filter(|leader| leader.owner != *seat) else {
                return;
            };
            let price = now.state.patron_price(leader);
            if price > cash {
                found.push(
                    violation()
                        .case("leader")
                        .about("leader", now.card(*card))
                        .money("price", price)
                        .citing(&["RR-083"]),
                );
            }
        }
        Purchase::Relief(spaces, _) => {
            let spaces = u8::try_from(spaces.unwrap_or(1)).unwrap_or(u8::MAX);
            if now.state.tiers(now.rulebook, *seat) < spaces {
                return;
            }
            let cash = cash - now.stability_before_relief(*seat);
            let ours = now.state.relief_price(now.rulebook, *seat, spaces);
            // The best alternative of assumed figures counts for the player.
            let others = now.state.relief_elsewhere(now.rulebook, *seat, spaces);
            let least = others
                .iter()
                .map(|(_, relief)| relief.sum)
                .chain([ours.sum])
                .min();
            if least.is_some_and(|least| least > cash.max(0)) {
                found.push(
                    violation()
                        .case("relief")
                        .money("price", ours.sum)
                        .with("parts", relief_parts(now, *seat, &ours))
                        .citing(&["RR-105"]),
                );
            }
        }
        Purchase::Stability(_) | Purchase::Unrest => {}
    }
}
