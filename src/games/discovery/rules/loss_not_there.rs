//! A piece lost that is not in the region.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Losses(region, losses)) = now.action() else {
        return;
    };
    let battle = now.play.now.battles.iter().find(|battle| battle.region == *region);
    for side in losses {
        let there = now.state.pieces(*region, side.seat);
        let (_, missing) = meant(there, side.pieces);
        // only the defender's Militia takes part.
        let can_hit = battle.is_some_and(|battle| battle.has_militia && battle.side(side.seat) == Some(1));
        let no_militia = side.on_militia > 0 && !can_hit;
        if missing.is_empty() && !no_militia {
            continue;
        }
        let violation = Violation::new()
            .with("player", now.player(side.seat))
            .with("region", now.region(*region))
            .with("case", if missing.is_empty() { "militia" } else { "pieces" })
            .with("pieces", pieces(missing))
            .with("there", pieces(there))
            .with("count", there.total());
        found.push(violation.rests_on([Aspect::Map(*region)]).spoils([Aspect::Map(*region)]));
    }
}
