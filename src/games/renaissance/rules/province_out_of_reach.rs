//! No way leads from an own coloured piece or the capital to a province: RR-110, RR-111, RR-095.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Err(NoWay::OutOfReach { steps }))) = now.going() else {
        return;
    };
    let range = now.of(seat).ship;
    let is_coastal = now.state.board.coastal.contains(province);
    let violation = Violation::new()
        .with("player", now.player(seat))
        .about("province", now.province(province));
    found.push(match (range, steps) {
        (Ship::Galley(range), Some(steps)) if is_coastal => violation
            .case("far")
            .with("steps", steps)
            .with("base", now.province(now.nearest_harbour(seat, province)))
            .with("range", range)
            .citing(&["RR-110", "RR-095", "RR-096"])
            .ruled_by("RA-74"),
        (Ship::Galley(_), None) if is_coastal => violation
            .case("seas")
            .citing(&["RR-110", "RR-096"])
            .ruled_by("RA-75"),
        _ => violation
            .case("land")
            .citing(&["RR-110", "RR-111", "RR-115"])
            .ruled_by("RA-72"),
    });
}
