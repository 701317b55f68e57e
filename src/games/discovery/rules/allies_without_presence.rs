//! Indian Allies in a region where their owner has no piece: R-211.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, building, Some(region), _)) = now.action() else {
        return;
    };
    let EffectRule::Pieces(_, _, PiecePlace::OwnRegion) = now.rulebook.building(*building).effect else {
        return;
    };
    // D-24: any piece, or a colonist.
    let needs_colonist = now.reads("indian-allies-presence", "colonist");
    let present = |region: RegionId| {
        let own = now.state.pieces(region, *seat);
        let soldiers = u16::from(own[Piece::Soldier]);
        if needs_colonist { own.total() > soldiers } else { own.total() > 0 }
    };
    if present(*region) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("region", now.region(*region))
        .options(now.regions_that(present))
        .ruled_by(if needs_colonist { "D-24" } else { "A-64" });
    found.push(violation.rests_on([Aspect::Map(*region)]).spoils([Aspect::Map(*region)]));
}
