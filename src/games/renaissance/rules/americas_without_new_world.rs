//! The Americas entered without New World: RR-017, RR-101.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::Americas))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("advance", now.advance(AdvanceId::NEW_WORLD)),
    );
}
