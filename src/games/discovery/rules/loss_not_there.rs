//! A piece lost that is not in the region.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Losses(region, losses)) = now.action() else {
        return;
    };
    let battle = now.play.battle_in(*region);
    for side in losses {
        let there = now.state.pieces(*region, side.seat);
        let (_, missing) = meant(there, side.pieces);
        // only the defender's Militia takes part.
        let can_hit = battle.is_some_and(|battle| battle.has_militia && battle.side(side.seat) == Some(1));
        // a Militia is one soldier and is struck once.
        let hits = battle.map_or(0, |battle| battle.on_militia) + u16::from(side.on_militia);
        let no_militia = side.on_militia > 0 && (!can_hit || hits > 1);
        if missing.is_empty() && !no_militia {
            continue;
        }
        let violation = Violation::new()
            .about("player", now.player(side.seat))
            .with("region", now.region(*region))
            .case(if missing.is_empty() { "militia" } else { "pieces" })
            .with("pieces", pieces(missing))
            .with("there", pieces(there))
            .with("count", there.total())
            .citing(if missing.is_empty() {
                &["R-224"]
            } else {
                &["R-092"]
            });
        found.push(violation);
    }
}
