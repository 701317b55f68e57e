//! Pieces moved to a region that is not open to them.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let own_colony = now.reads(disputed::stable_destination::OWN_COLONY);
    let (seat, from, to, rule, ruling, own_colony) = match now.action() {
        Some(Action::MoveSoldier(seat, from, to)) => (*seat, *from, *to, "R-223", "A-65", own_colony),
        Some(Action::MoveColonists(seat, _, from, to)) => (*seat, *from, *to, "R-232", "A-66", false),
        _ => return,
    };
    let open = |region: RegionId| {
        let present = !now.state.pieces(region, seat).is_empty();
        now.state.region(region).discovered && (present || !own_colony)
    };
    if open(to) {
        return;
    }
    // Migration goes any distance, the Stable to a neighbour.
    let reaches = |region: RegionId| region != from && (rule == "R-232" || touches(now, from, region));
    let violation = Violation::new()
        .citing(&[rule])
        .with("player", now.player(seat))
        .about("region", now.region(to))
        .case(if own_colony { "own-colony" } else { "undiscovered" })
        .options(now.regions_that(|region| open(region) && reaches(region)))
        .ruled_by(ruling);
    found.push(violation);
}
