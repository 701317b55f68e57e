//! Other points than a condition of the goal sheet gives: PR-077, PR-002.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ScoreSource(seat, source @ Source::Goal(number), points)) = now.action() else {
        return;
    };
    if let Some(ours) = now.end_points(*seat, *source)
        && i64::from(*points) != i64::from(ours)
    {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("goal", *number)
                .with("written", *points)
                .with("computed", ours)
                .ruled_by("PA-05")
                .as_printed(Some(Account::Deck)),
        );
    }
}
