//! Cards left in a hand after the final card play that could have been played: RR-161.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Final) || !now.is_last_turn() {
        return;
    }
    for seat in now.state.in_order() {
        let shown = now.play.burdens.get(seat.index()).copied().unwrap_or(0);
        let left = now.of(seat).hand.saturating_sub(shown);
        if left > now.most_burdens(seat) {
            found.push(
                Violation::new()
                    .with("player", now.player(seat))
                    .with("count", left)
                    .ruled_by("RA-105"),
            );
        }
    }
}
