//! What is written for a text that nobody else knows is taken as it stands: PA-40.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, _, text)) = now.using() else {
        return;
    };
    let is_new = !now.play.noted.contains(&(seat, name));
    if is_new && now.state.known(seat, Some(text)) == Known::Table {
        found.push(
            about_card(now, name)
                .with("player", now.player(seat))
                .ruled_by("PA-40"),
        );
    }
}
