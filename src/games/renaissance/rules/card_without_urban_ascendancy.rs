//! An extra card bought without Urban Ascendancy: RR-067.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::BuyCard(seat, _)) = now.action() else {
        return;
    };
    let advance = AdvanceId::URBAN_ASCENDANCY;
    if !now.of(*seat).is_out && !now.state.has(*seat, advance) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("advance", now.advance(advance)),
        );
    }
}
