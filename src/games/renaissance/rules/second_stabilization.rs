//! Stabilization written twice for one player in one turn, or as paid and as refused: RR-102, RR-103.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Stability(_) | Purchase::Unrest)) = now.action() else {
        return;
    };
    let own = now.play.buying.as_ref().filter(|buying| buying.seat == *seat);
    let Some(is_paid) = own.and_then(|buying| buying.stabilized) else {
        return;
    };
    let case = if is_paid { "paid" } else { "refused" };
    found.push(Violation::new().with("player", now.player(*seat)).case(case));
}
