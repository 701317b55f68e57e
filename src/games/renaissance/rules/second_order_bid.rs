//! A player spends on tokens twice in one turn: RR-154. The later sum counts.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Spend(seat, ..)) = now.action() else {
        return;
    };
    let Some(before) = now.of(*seat).spent else {
        return;
    };
    let violation = Violation::new().with("player", now.player(*seat));
    let case = if before < 0 { "early" } else { "tokens" };
    found.push(violation.case(case).money("before", before.saturating_abs()));
}
