//! Another gain than that of the card, the pair and the texts: PR-043, PR-049, PR-051.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, written, outcome)) = now.outcome() else {
        return;
    };
    let player = now.state.player(seat);
    let Some(gained) = outcome.gained else { return };
    if matches!(now.moment, Moment::Concluding(_)) || player.is_changed {
        return;
    }
    for stat in Stat::ALL {
        let Some(claimed) = written.figures.gained(stat) else {
            continue;
        };
        let ours = gained.of(stat);
        if claimed == ours {
            continue;
        }
        // What is paid makes room on the track.
        let paid = outcome.paid.map_or(0, |paid| paid.of(stat));
        let received = player.stat(stat).map(|has| {
            let before = (has - i32::from(paid)).max(0);
            player.after(stat, before, ours, now.phase()) - before
        });
        if received.is_none_or(|received| received != i32::from(claimed)) {
            found.push(
                Violation::new()
                    .about("stat", Value::Thing(stat_key(stat)))
                    .with("player", now.player(seat))
                    .with("written", amount(stat, claimed))
                    .with("computed", amount(stat, ours))
                    .as_printed(now.account_of(outcome.place))
                    .citing(rules_of(outcome.way, outcome.is_pair && stat == Stat::Empire)),
            );
        }
    }
}

/// The rules that say what an action gives, by the way a card was taken; none of them if there was no card.
fn rules_of(way: Option<Way>, is_pair: bool) -> &'static [&'static str] {
    match way {
        Some(Way::Defeat) => &["PR-043", "PR-032"],
        Some(Way::Enlist) => &["PR-046", "PR-032"],
        Some(Way::Peace | Way::Aggression) if is_pair => &["PR-051", "PR-049", "PR-032"],
        Some(Way::Peace | Way::Aggression) => &["PR-049", "PR-032"],
        Some(Way::Study) => &["PR-053", "PR-032"],
        Some(Way::Gather) => &["PR-056", "PR-074", "PR-032"],
        Some(Way::Annex) => &["PR-057", "PR-032"],
        None => &["PR-032"],
    }
}
