//! A statistic beyond the end of its track: PR-014.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let player = now.state.player(*seat);
    for stat in Stat::ALL {
        if let (Some(claimed), Some(max)) = (held.stats[stat as usize], player.maximum(stat, now.phase() + 1))
            && i64::from(claimed) > i64::from(max)
        {
            found.push(
                Violation::new()
                    .about("stat", Value::Thing(stat_key(stat)))
                    .with("player", now.player(*seat))
                    .with("written", amount(stat, claimed))
                    .with("most", max)
                    .ruled_by("PA-08")
                    .as_printed(now.account_of_sheet(*seat)),
            );
        }
    }
}
