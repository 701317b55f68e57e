//! Area V entered without Overland East: RR-112.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::AreaFive))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("advance", now.advance(AdvanceId::OVERLAND_EAST)),
    );
}
