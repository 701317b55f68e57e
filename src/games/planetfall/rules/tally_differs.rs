//! A tally other than what was worked out: PR-015, PR-033, PR-059.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let player = now.state.player(*seat);
    for stat in Stat::ALL {
        let (Some(claimed), Some(ours)) = (held.stats[stat as usize], player.stat(stat)) else {
            continue;
        };
        let max = || player.maximum(stat, now.phase() + 1);
        let is_over = || max().is_some_and(|max| i64::from(claimed) > i64::from(max));
        if i64::from(claimed) != i64::from(ours) && !is_over() {
            found.push(
                Violation::new()
                    .about("thing", Value::Thing(stat_key(stat)))
                    .with("player", now.player(*seat))
                    .with("written", amount(stat, claimed))
                    .with("computed", amount(stat, ours))
                    .citing(&[rule_of(stat)]),
            );
        }
    }
    for (kind, claimed) in &held.counts {
        let Some(ours) = player.held(*kind) else { continue };
        if usize::try_from(*claimed) != Ok(ours) {
            let counted = |count: i64| Value::List(vec![Value::Several(count, kind.key())]);
            found.push(
                Violation::new()
                    .about("thing", Value::Thing(kind.key()))
                    .with("player", now.player(*seat))
                    .with("written", counted(i64::from(*claimed)))
                    .with("computed", counted(i64::try_from(ours).unwrap_or(i64::MAX)))
                    .citing(&["PR-059"]),
            );
        }
    }
}

/// The rule that says what a statistic is.
fn rule_of(stat: Stat) -> &'static str {
    match stat {
        Stat::Empire => "PR-015",
        Stat::Strength => "PR-011",
        Stat::Energy => "PR-012",
        Stat::Experience => "PR-010",
    }
}
