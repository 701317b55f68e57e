//! A region or a token with a building that does nothing there: R-064.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(_, building, region, token)) = now.action() else {
        return;
    };
    let effect = now.rulebook.building(*building).effect;
    let discovers = effect == EffectRule::FreeDiscovery;
    let allies = matches!(effect, EffectRule::Pieces(_, _, PiecePlace::OwnRegion));
    let complete = discovers && now.state.map_is_complete();
    // D-23: where Cartography works in phase D, nothing happens at the purchase.
    let later = discovers && now.reads(disputed::cartography_moment::IN_BENEFITS);
    let of_region = region.is_some() && ((!discovers && !allies) || later);
    let of_token = token.is_some() && !discovers;
    if of_region || of_token || (complete && region.is_some()) {
        let violation = Violation::new().with("building", now.building(*building));
        // where every region is discovered the effect is lost.
        found.push(if complete {
            violation.case("map").ruled_by("A-30")
        } else {
            violation.case(if of_region { "building" } else { "token" })
        });
    }
}
