//! Pieces moved to a region that is not open to them.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let (seat, to, ruling, own_colony) = match now.action() {
        Some(Action::MoveSoldier(seat, _, to)) => {
            (*seat, *to, "A-65", now.reads("stable-destination", "own-colony"))
        }
        Some(Action::MoveColonists(seat, _, _, to)) => (*seat, *to, "A-66", false),
        _ => return,
    };
    let open = |region: RegionId| {
        let present = !now.state.pieces(region, seat).is_empty();
        now.state.region(region).discovered && (present || !own_colony)
    };
    if open(to) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(seat))
        .with("region", now.region(to))
        .case(if own_colony { "own-colony" } else { "undiscovered" })
        .options(now.regions_that(open))
        .ruled_by(ruling);
    found.push(violation.rests_on([Aspect::Map(to)]).spoils([Aspect::Map(to)]));
}
