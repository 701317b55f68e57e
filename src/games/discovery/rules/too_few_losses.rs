//! Fewer pieces lost than the enemy has soldiers: R-092.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Moment::Concluding(battle) = now.moment else {
        return;
    };
    let Some(losses) = battle.losses else { return };
    for (at, seat) in battle.sides.into_iter().enumerate() {
        if battle.lost[at] >= battle.least[at] {
            continue;
        }
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("region", now.region(battle.region))
            .with("count", battle.lost[at])
            .with("least", battle.least[at])
            .at(losses);
        found.push(violation);
    }
}
