//! A battle in which nobody has a soldier: A-38.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Battle(seat, enemy, region)) = now.action() else {
        return;
    };
    let present = [seat, enemy]
        .into_iter()
        .all(|seat| !now.state.pieces(*region, *seat).is_empty());
    let fights = |region: RegionId| now.state.can_fight_in(now.rulebook, *seat, *enemy, region);
    if !present || fights(*region) || now.reads(disputed::conflict_without_soldiers::ALLOWED) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("enemy", now.player(*enemy))
        .with("region", now.region(*region))
        .options(now.regions_that(fights))
        .ruled_by("A-38");
    found.push(violation);
}
