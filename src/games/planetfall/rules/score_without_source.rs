//! Points of something that gives none: PR-055, PR-002, PR-054.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ScoreSource(seat, source, _)) = now.action() else {
        return;
    };
    if !now.is_last_turn() || now.state.end_points_of(now.rulebook, *seat, *source).is_some() {
        return;
    }
    let violation = Violation::new().with("player", now.player(*seat));
    found.push(match source {
        Source::Goal(number) => violation
            .case("goal")
            .with("goal", *number)
            .with("card", Value::List(Vec::new()))
            .citing(&["PR-002"]),
        Source::Named(name) => violation
            .case("card")
            .with("goal", 0_u16)
            .with("card", now.name(*name)),
    });
}
