//! More is paid than there is: PR-071.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, paid, printed) = match now.acting() {
        Some(Action::Use(seat, _, used)) => match &**used {
            Use::Figures(figures) => (*seat, figures.payments(), None),
            Use::Convert(paid, _) => (*seat, *paid, None),
            Use::Bare | Use::Reveal(..) => return,
        },
        Some(Action::Resolve(..)) => {
            let Some((seat, written, outcome)) = now.outcome() else {
                return;
            };
            let is_changed = now.state.player(seat).is_changed && written.figures.has_payment();
            if is_changed {
                (seat, written.figures.payments(), None)
            } else {
                let Some(paid) = outcome.paid else { return };
                (seat, paid, Some(outcome.place))
            }
        }
        _ => return,
    };
    let player = now.state.player(seat);
    let has_become_unpayable = || {
        let outcome = now.outcome();
        outcome
            .is_some_and(|(_, _, outcome)| now.state.has_become_unpayable(seat, outcome.place, now.phase()))
    };
    for stat in [Stat::Empire, Stat::Strength, Stat::Energy] {
        if let Some(has) = player.stat(stat)
            && has < i32::from(paid.of(stat))
        {
            let violation = Violation::new()
                .about("stat", Value::Thing(stat_key(stat)))
                .with("player", now.player(seat))
                .with("paid", amount(stat, paid.of(stat)))
                .with("has", amount(stat, has))
                .as_printed(printed.and_then(|place| now.account_of(place)));
            found.push(if has_become_unpayable() {
                violation.ruled_by("PA-12")
            } else {
                violation
            });
        }
    }
}
