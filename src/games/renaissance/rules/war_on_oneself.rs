//! War declared on oneself: RR-182.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    if play.card == EventCard::War.card() && play.target == Target::Player(seat) {
        found.push(
            Violation::new()
                .about("player", now.player(seat))
                .options(now.targets(seat, EventCard::War))
                .ruled_by("RA-23"),
        );
    }
}
