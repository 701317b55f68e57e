//! More pieces lost than the enemy has soldiers: R-092.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Losses(region, losses)) = now.action() else {
        return;
    };
    let Some(battle) = now.play.battle_in(*region) else {
        return;
    };
    for side in losses {
        let Some(at) = battle.side(side.seat) else {
            continue;
        };
        let lost = battle.lost[at] + side.pieces.total();
        let militia = battle.on_militia + u16::from(side.on_militia);
        let hits = if at == 1 { battle.strikes } else { battle.most[0] };
        let too_many = lost > battle.most[at] || (at == 1 && militia <= 1 && lost + militia > hits);
        if too_many {
            let violation = Violation::new()
                .about("player", now.player(side.seat))
                .with("region", now.region(*region))
                .with("count", if at == 1 { lost + militia } else { lost })
                .with("most", battle.most[at]);
            found.push(violation);
        }
    }
}
