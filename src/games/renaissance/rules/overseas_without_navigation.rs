//! The Far East entered without Ocean Navigation: RR-016, RR-020.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::FarEast))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("advance", now.advance(AdvanceId::OCEAN_NAVIGATION)),
    );
}
