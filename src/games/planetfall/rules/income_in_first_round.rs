//! Round 1 has no income, but for a commander whose text says so: PR-024.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimIncome(seat, _)) = now.action() else {
        return;
    };
    if now.course.stage == Stage::Income && now.turn() == 1 && !now.state.has_income(*seat) {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
