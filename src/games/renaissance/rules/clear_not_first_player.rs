//! A condition paid off by somebody else than the first player: RR-065.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Clear(seat, _)) = now.action() else {
        return;
    };
    let first = now.state.in_order().next();
    if now.course.stage == Stage::Draw
        && let Some(first) = first.filter(|first| first != seat)
    {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("expected", now.player(first))
                .ruled_by("RA-08"),
        );
    }
}
