//! Tokens placed in an area that is out of play: RR-057, RR-027.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::NotInPlay))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("count", now.seats.len()),
    );
}
