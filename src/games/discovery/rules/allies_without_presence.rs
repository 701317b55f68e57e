//! Indian Allies in a region where their owner has no piece: R-211.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, building, Some(region), _)) = now.action() else {
        return;
    };
    let EffectRule::Pieces(_, _, PiecePlace::OwnRegion) = now.rulebook.building(*building).effect else {
        return;
    };
    let needs_colonist = now.reads(disputed::indian_allies_presence::COLONIST);
    let present = |region: RegionId| may_call(now, *seat, region);
    if present(*region) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("region", now.region(*region))
        .options(now.regions_that(present))
        .ruled_by(if needs_colonist { "D-24" } else { "A-64" });
    found.push(violation);
}

/// D-24: whether a player has the piece, or the colonist, that calls the allies to a region.
pub(super) fn may_call(now: &Now, seat: Seat, region: RegionId) -> bool {
    let own = now.state.pieces(region, seat);
    let soldiers = u16::from(own[Piece::Soldier]);
    let needs_colonist = now.reads(disputed::indian_allies_presence::COLONIST);
    own.total() > if needs_colonist { soldiers } else { 0 }
}
