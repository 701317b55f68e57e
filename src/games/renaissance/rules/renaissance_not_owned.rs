//! Places swapped without Renaissance: RR-157.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Swap(seat, _)) = now.action() else {
        return;
    };
    if !now.of(*seat).is_out && !now.state.has(*seat, AdvanceId::RENAISSANCE) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("advance", now.advance(AdvanceId::RENAISSANCE)),
        );
    }
}
