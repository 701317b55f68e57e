//! Somebody else's leader used without Patronage: RR-083, RR-084.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Leader(card, _))) = now.action() else {
        return;
    };
    let is_own = now
        .state
        .leaders
        .iter()
        .any(|leader| leader.card == *card && leader.owner == *seat);
    if !is_own && !now.state.has(*seat, AdvanceId::PATRONAGE) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("advance", now.advance(AdvanceId::PATRONAGE))
                .about("leader", now.card(*card)),
        );
    }
}
