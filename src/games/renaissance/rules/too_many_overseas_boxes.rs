//! More overseas boxes than the ocean grade: RR-101.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::TooManyBoxes { kept }))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("count", now.state.overseas_boxes(seat) + 1)
            .with("grade", kept)
            .ruled_by("RA-79"),
    );
}
