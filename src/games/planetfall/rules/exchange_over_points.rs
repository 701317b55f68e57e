//! More is exchanged than the space gives: PR-060, PR-063.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, exchange, wanted)) = now.exchanging() else {
        return;
    };
    let sells_all = Stat::ALL
        .into_iter()
        .all(|stat| wanted.of(stat) == 0 || exchange.sells(stat));
    let cost = exchange.cost(wanted);
    if sells_all && cost > u32::from(exchange.points) {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("cost", cost)
                .with("points", exchange.points)
                .ruled_by("PA-02"),
        );
    }
}
