//! Iceland or West Africa entered without Seaworthy Vessels or The Heavens: RR-015, RR-019.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::Island))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .citing(&["RR-015", "RR-019"]),
    );
}
