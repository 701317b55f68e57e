//! A soldier of the Stable who goes further than a neighbour: R-223.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::MoveSoldier(seat, from, to)) = now.action() else {
        return;
    };
    let (from, to) = (*from, *to);
    let of_table = |one: RegionId, other: RegionId| now.play.borders.contains(&(one, other));
    let touches = |other: RegionId| {
        of_table(from, other)
            || of_table(other, from)
            || State::neighbours(now.rulebook, from, other).is_some()
    };
    if touches(to) || from == to {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("from", now.region(from))
        .with("to", now.region(to))
        .options(now.regions_that(|region| touches(region) && now.state.region(region).discovered));
    // Where no rule book names the neighbours, our assumption alone makes no move wrong.
    let known = neighbours_are_known(now, from) || neighbours_are_known(now, to);
    found.push(if known {
        violation.case("known")
    } else {
        violation.case("assumed").weighing(Severity::Note)
    });
}
