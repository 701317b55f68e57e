//! A card discarded without Master Art, or in the phase in which it was bought: RR-068, RA-16.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Discard(seat, _)) = now.action() else {
        return;
    };
    let advance = AdvanceId::MASTER_ART;
    let player = now.of(*seat);
    if player.is_out {
        return;
    }
    let is_new = player.new_advances.contains(advance);
    let is_allowed =
        now.state.has(*seat, advance) && (!is_new || now.reads(disputed::master_art_on_purchase::YES));
    if !is_allowed {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("advance", now.advance(advance))
                .case(if is_new { "bought" } else { "none" })
                .ruled_by("RA-16"),
        );
    }
}
