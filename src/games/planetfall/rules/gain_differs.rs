//! Another gain than that of the card, the pair and the texts: PR-043, PR-049, PR-051.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some((seat, written, outcome)) = now.outcome() else {
        return;
    };
    let player = now.state.player(seat);
    let Some(gained) = outcome.gained else { return };
    if matches!(now.moment, Moment::Concluding(_)) || player.is_changed {
        return;
    }
    let mut after = player.clone();
    if let Some(paid) = outcome.paid {
        after.pay(&paid);
    }
    for stat in Stat::ALL {
        let Some(claimed) = written.figures.gained(stat) else {
            continue;
        };
        let ours = gained.of(stat);
        let received = after.received(stat, ours, now.phase());
        if claimed != ours && received.is_none_or(|received| received != i32::from(claimed)) {
            found.push(
                Violation::new()
                    .about("stat", Value::Thing(stat_key(stat)))
                    .with("player", now.player(seat))
                    .with("written", amount(stat, claimed))
                    .with("computed", amount(stat, ours)),
            );
        }
    }
}
