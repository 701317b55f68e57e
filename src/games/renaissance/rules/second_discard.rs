//! A second card discarded with Master Art in one turn: RR-068.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Discard(seat, cards)) = now.action() else {
        return;
    };
    let player = now.of(*seat);
    let is_owner = now.state.has(*seat, AdvanceId::MASTER_ART);
    if is_owner && !player.is_out && (player.done.has(Once::Discard) || cards.len() > 1) {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
