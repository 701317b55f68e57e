//! A winner claimed who has not most points: RR-166.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimWinners(written)) = now.action() else {
        return;
    };
    let ours = now.state.winners(now.rulebook);
    let is_same = ours.len() == written.len() && ours.iter().all(|seat| written.contains(seat));
    let Some(first) = ours.first().filter(|_| !is_same && now.is_last_turn()) else {
        return;
    };
    let points = now.state.score(*first).points().unwrap_or(0);
    found.push(
        Violation::new()
            .case(if ours.len() > 1 { "tie" } else { "points" })
            .with("written", now.players(written.clone()))
            .with("computed", now.players(ours.clone()))
            .with("points", points)
            .ruled_by(if ours.len() > 1 { "RA-108" } else { "RA-109" }),
    );
}
