//! Operations do not give every statistic: PR-062.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, exchange, wanted)) = now.exchanging() else {
        return;
    };
    for stat in Stat::ALL
        .into_iter()
        .filter(|stat| wanted.of(*stat) > 0 && !exchange.sells(*stat))
    {
        found.push(
            Violation::new()
                .about("stat", Value::Thing(stat_key(stat)))
                .with("player", now.player(seat))
                .with("written", amount(stat, wanted.of(stat)))
                .ruled_by("PA-01"),
        );
    }
}
