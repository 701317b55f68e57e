//! Other points than a technology or the commander gives at the end: PR-055.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ScoreSource(seat, source @ Source::Named(name), points)) = now.action() else {
        return;
    };
    if let Some(ours) = now.end_points(*seat, *source)
        && i64::from(*points) != i64::from(ours)
    {
        found.push(
            about_card(now, *name)
                .with("player", now.player(*seat))
                .with("written", *points)
                .with("computed", ours)
                .ruled_by("PA-05")
                .as_printed(now.account_of_text(*seat, *name)),
        );
    }
}
