//! A battle in a region where one side has no piece.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Battle(seat, enemy, region)) = now.action() else {
        return;
    };
    let absent = |seat: &Seat| now.state.pieces(*region, *seat).is_empty();
    let Some(missing) = [*seat, *enemy].into_iter().find(absent) else {
        return;
    };
    let fights = |region: RegionId| now.state.can_fight_in(now.rulebook, *seat, *enemy, region);
    let violation = Violation::new()
        .with("player", now.player(missing))
        .about("region", now.region(*region))
        .options(now.regions_that(fights))
        .ruled_by("A-37");
    found.push(violation);
}
