//! Ship, advances, stabilization and relief in another order: RR-010.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, item)) = now.action() else {
        return;
    };
    let Some(buying) = now.play.buying.as_ref().filter(|buying| buying.seat == *seat) else {
        return;
    };
    let step = Step::of(*item);
    if step < buying.step {
        let name = |step: Step| thing(kinds::STEP, step.id());
        let violation = Violation::new()
            .with("step", name(step))
            .with("after", name(buying.step));
        found.push(match item {
            Purchase::Advance(advance, _) => violation.about("item", now.advance(*advance)),
            Purchase::Leader(card, _) => violation.about("item", now.card(*card)),
            _ => violation,
        });
    }
}
