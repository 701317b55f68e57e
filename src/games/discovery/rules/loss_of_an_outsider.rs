//! Losses of a player who does not take part in the battle: R-095.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Losses(region, losses)) = now.action() else {
        return;
    };
    let Some(battle) = now.play.battle_in(*region) else {
        return;
    };
    for side in losses.iter().filter(|side| battle.side(side.seat).is_none()) {
        let violation = Violation::new()
            .about("player", now.player(side.seat))
            .with("region", now.region(*region))
            .with("sides", now.players(battle.sides));
        found.push(violation);
    }
}
