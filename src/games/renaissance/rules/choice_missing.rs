//! Civil War without what its victim gives up: RR-173.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let Target::Player(victim) = play.target else {
        return;
    };
    let is_chosen = matches!(play.result, PlayResult::Loss(_));
    if play.card == EventCard::CivilWar.card() && !is_chosen {
        found.push(
            Violation::new()
                .with("other", now.player(victim))
                .ruled_by("RA-29"),
        );
    }
}
