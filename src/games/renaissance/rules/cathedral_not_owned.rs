//! A conflict won by a Cathedral that its player does not own: RR-137.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, _)) = now.cathedral() else { return };
    if !now.state.has(seat, AdvanceId::CATHEDRAL) {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .about("advance", now.advance(AdvanceId::CATHEDRAL)),
        );
    }
}
