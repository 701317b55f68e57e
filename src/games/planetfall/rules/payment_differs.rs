//! Another price than the one of the card, or a kind that it is not paid with: PR-040, PR-045, PR-047.

use super::prelude::*;
use crate::games::planetfall::state::Laid;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, written, outcome)) = now.outcome() else {
        return;
    };
    let figures = &written.figures;
    if matches!(now.moment, Moment::Concluding(_))
        || now.state.player(seat).is_changed
        || !figures.has_payment()
    {
        return;
    }
    let way_fits = outcome.way.is_none_or(|way| {
        let sort = now.state.laid(outcome.place).and_then(Laid::sort);
        sort.is_none_or(|sort| sort == way.sort())
    });
    let mut report = |stat: Stat, paid: u16, ours: Option<u16>| {
        let violation = Violation::new()
            .about("stat", Value::Thing(stat_key(stat)))
            .with("player", now.player(seat))
            .with("written", amount(stat, paid))
            .citing(rules_of(outcome.way));
        let printed = now.account_of(outcome.place);
        found.push(match ours {
            Some(0) => violation.case("amount").with("computed", amount(stat, 0)),
            Some(ours) => violation
                .case("amount")
                .with("computed", amount(stat, ours))
                .as_printed(printed),
            None => violation.case("kind"),
        });
    };
    let kinds = Stat::ALL.into_iter().filter(|stat| *stat != Stat::Experience);
    let written_kinds = kinds.filter_map(|stat| {
        figures
            .paid(stat)
            .filter(|paid| *paid > 0)
            .map(|paid| (stat, paid))
    });
    match (outcome.price, outcome.way) {
        (Price::Of(stat, price), Some(way)) if way_fits => {
            if now
                .state
                .is_payment(seat, way, (stat, price), figures, now.phase())
            {
                return;
            }
            let shares = now.state.shares(seat, way, stat, now.phase());
            for (other, paid) in written_kinds.filter(|(other, _)| *other != stat) {
                let is_share = shares.iter().any(|share| share.by == other);
                if !is_share {
                    report(other, paid, None);
                }
            }
            if let Some(paid) = figures.paid(stat)
                && (paid != price || !shares.is_empty())
            {
                report(stat, paid, Some(price));
            }
        }
        (Price::Free, _) if way_fits => {
            for (stat, paid) in written_kinds {
                report(stat, paid, Some(0));
            }
        }
        (Price::Unknown(Some(stat)), _) if way_fits && outcome.way.is_some() => {
            for (other, paid) in written_kinds.filter(|(other, _)| *other != stat) {
                report(other, paid, None);
            }
        }
        _ => {}
    }
}

/// The rules that say what a way of taking a card costs.
fn rules_of(way: Option<Way>) -> &'static [&'static str] {
    match way {
        Some(Way::Defeat) => &["PR-040", "PR-041", "PR-022"],
        Some(Way::Enlist) => &["PR-045", "PR-022"],
        Some(Way::Peace) => &["PR-047", "PR-022"],
        Some(Way::Aggression) => &["PR-048", "PR-022"],
        Some(Way::Study) => &["PR-053", "PR-022"],
        Some(Way::Gather | Way::Annex) | None => &["PR-029"],
    }
}
