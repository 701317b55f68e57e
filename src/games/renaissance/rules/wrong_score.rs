//! A score claimed that differs from ours: RR-166.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimPoints(seat, written)) = now.action() else {
        return;
    };
    let score = now.state.score(*seat);
    let ours = score.points().unwrap_or(0);
    if *written != ours {
        found.push(
            Violation::new()
                .case(if score.is_out { "out" } else { "in" })
                .with("player", now.player(*seat))
                .with("written", figure(*written))
                .with("computed", figure(ours))
                .with("advances", figure(score.advances))
                .with("cash", figure(score.cash))
                .with("misery", figure(score.misery)),
        );
    }
}
