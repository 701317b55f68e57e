//! A soldier of the Stable who goes further than a neighbour: R-223.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::MoveSoldier(seat, from, to)) = now.action() else {
        return;
    };
    let (from, to) = (*from, *to);
    if touches(now, from, to) || from == to {
        return;
    }
    let own_colony = now.reads(disputed::stable_destination::OWN_COLONY);
    let open = |region: RegionId| {
        let present = !now.state.pieces(region, *seat).is_empty();
        region != from && now.state.region(region).discovered && (present || !own_colony)
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("from", now.region(from))
        .with("to", now.region(to))
        .options(now.regions_that(|region| touches(now, from, region) && open(region)));
    // Where no rule book names the neighbours, our assumption alone makes no move wrong.
    let known = neighbours_are_known(now, from) || neighbours_are_known(now, to);
    found.push(if known {
        violation.case("known")
    } else {
        violation.case("assumed").weighing(Severity::Note)
    });
}

/// Whether two regions lie beside each other, by our data or by what the record says of the table's own board.
pub(super) fn touches(now: &Now, one: RegionId, other: RegionId) -> bool {
    let borders = &now.play.borders;
    borders.contains(&(one, other))
        || borders.contains(&(other, one))
        || State::neighbours(now.rulebook, one, other).is_some()
}
