//! At most as many as the number of the planet: PR-061.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, exchange, wanted)) = now.exchanging() else {
        return;
    };
    let is_capped = !exchange.free.contains(&exchange.capped);
    if is_capped && wanted.of(exchange.capped) > exchange.cap {
        found.push(
            Violation::new()
                .about("stat", Value::Thing(stat_key(exchange.capped)))
                .with("player", now.player(seat))
                .with("written", amount(exchange.capped, wanted.of(exchange.capped)))
                .with("most", exchange.cap)
                .ruled_by("PA-01"),
        );
    }
}
