//! A card that no draw of this player can have brought, all his cards being accounted for otherwise: RR-066.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    for (seat, card) in now.shown() {
        let is_told_otherwise = now.of(seat).hand == 0 && !now.of(seat).is_out
            || later_epoch(now, card).is_some()
            || is_gone(now, card, 0);
        if is_told_otherwise || now.state.draws.could_show(seat, card) {
            continue;
        }
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .about("card", now.card(card))
                .with("parts", drawn(now, seat))
                .ruled_by("RA-12"),
        );
    }
}
