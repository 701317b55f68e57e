//! A battle without its losses: R-092.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Moment::Concluding(battle) = now.moment else {
        return;
    };
    if battle.losses.is_some() || battle.least == [0, 0] && !battle.has_militia {
        return;
    }
    let violation = Violation::new()
        .with("region", now.region(battle.region))
        .with("attacker", now.player(battle.sides[0]))
        .with("attackers", battle.most[0])
        .with("defender", now.player(battle.sides[1]))
        .with("defenders", battle.most[1])
        .at(battle.span);
    found.push(violation);
}
