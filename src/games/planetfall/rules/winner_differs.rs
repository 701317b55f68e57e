//! Another winner than the one with the most points: PR-013, PR-076.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimWinners(written)) = now.action() else {
        return;
    };
    if !now.is_last_turn() || now.course.reached < Stage::Scoring {
        return;
    }
    let Some((mut ours, decided)) = now.state.winners(now.rulebook) else {
        return;
    };
    let mut written = written.clone();
    written.sort_unstable();
    ours.sort_unstable();
    if written == ours {
        return;
    }
    let best = ours
        .first()
        .and_then(|seat| now.state.total(now.rulebook, *seat))
        .unwrap_or(0);
    let violation = Violation::new()
        .with("written", now.players(written))
        .with("computed", now.players(ours))
        .with("points", best);
    found.push(if decided == TieBreak::None {
        violation.case("points")
    } else {
        violation.case("tie").ruled_by("PA-07")
    });
}
