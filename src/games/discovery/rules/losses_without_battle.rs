//! Losses in a region where no battle is being fought: R-094.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Losses(region, _)) = now.action() else {
        return;
    };
    let battles = &now.play.now.battles;
    if battles.iter().any(|battle| battle.region == *region) {
        return;
    }
    let open = battles.iter().filter(|battle| battle.losses.is_none());
    let violation = Violation::new()
        .with("region", now.region(*region))
        .options(open.map(|battle| now.region(battle.region)));
    // D-03: a war brings a battle there in the usual reading, but not in the one chosen.
    let violation = if now.reads(disputed::war_battles::ATTACKER_SOLDIER) {
        violation.ruled_by("D-03")
    } else {
        violation
    };
    found.push(violation);
}
