//! Experience is never paid: PR-010, PR-042.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, paid) = match now.acting() {
        Some(Action::Use(seat, _, used)) => match &**used {
            Use::Figures(figures) => (*seat, figures.paid(Stat::Experience)),
            Use::Convert(paid, _) => (*seat, Some(paid.experience)),
            Use::Bare | Use::Reveal(..) => return,
        },
        Some(Action::Resolve(seat, written)) => (*seat, written.figures.paid(Stat::Experience)),
        _ => return,
    };
    if let Some(paid) = paid.filter(|paid| *paid > 0) {
        found.push(
            Violation::new()
                .about("stat", Value::Thing(stat_key(Stat::Experience)))
                .with("player", now.player(seat))
                .with("paid", paid),
        );
    }
}
