//! Other points than those that were worked out: PR-076, PR-013.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimPoints(seat, points)) = now.action() else {
        return;
    };
    if !now.is_last_turn() || now.course.reached < Stage::Scoring {
        return;
    }
    if let Some(ours) = now.state.total(now.rulebook, *seat)
        && i64::from(*points) != i64::from(ours)
    {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("written", *points)
                .with("computed", ours),
        );
    }
}
