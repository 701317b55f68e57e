//! A technology works from the next phase on: PR-054.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, _, text)) = now.using() else {
        return;
    };
    if text.from > now.phase() {
        found.push(
            about_card(now, name)
                .with("player", now.player(seat))
                .ruled_by("PA-20"),
        );
    }
}
