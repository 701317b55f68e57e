//! War without its dice: RR-182.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Target::Player(other) = play.target else {
        return;
    };
    let is_rolled = matches!(play.result, PlayResult::Dice(_));
    if play.card == EventCard::War.card() && other != seat && !is_rolled {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("other", now.player(other))
                .open_luck(),
        );
    }
}
