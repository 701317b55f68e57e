//! A phase D without the good of the West Indies Company: R-217.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Benefits) {
        return;
    }
    let last = now.state.turn >= now.rulebook.last_turn();
    let in_pile: u16 = now.state.goods_pile.iter().sum();
    if (last && now.reads(disputed::benefits_of_turn_8::SKIPPED)) || in_pile == 0 {
        return;
    }
    for (seat, building) in now
        .state
        .owners(now.rulebook, |effect| matches!(effect, EffectRule::DrawGoods(_)))
    {
        if now.play.now.drawn.contains(&seat) {
            continue;
        }
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("building", now.building(building));
        found.push(violation);
    }
}
