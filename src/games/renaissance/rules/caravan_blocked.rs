//! A province that only a caravan through a rival's province would reach: RR-113, RR-114.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::CaravanBlocked { through, .. }))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .case("rival")
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("between", Value::List(vec![now.province(through)]))
            .ruled_by("RA-73"),
    );
}
