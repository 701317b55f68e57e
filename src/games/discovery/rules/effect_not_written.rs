//! A building that works at once, without what it did.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if now.is_leaving(Stage::Benefits) {
        discovery_of_phase_d(now, found);
        return;
    }
    let Some(Action::Buy(seat, building, region, token)) = now.action() else {
        return;
    };
    let own_colony = now.state.region_ids().any(|region| may_call(now, *seat, region));
    let (case, rule) = match now.rulebook.building(*building).effect {
        // D-23: some tables discover only in phase D.
        EffectRule::FreeDiscovery if now.reads(disputed::cartography_moment::IN_BENEFITS) => return,
        EffectRule::FreeDiscovery if region.is_none() && !now.state.map_is_complete() => ("region", "R-210"),
        EffectRule::FreeDiscovery if token.is_none() && is_unseen(now, *region) => ("token", "R-210"),
        EffectRule::Pieces(kind, _, PiecePlace::OwnRegion)
            if region.is_none() && own_colony && now.state.available(now.rulebook, *seat, kind) > 0 =>
        {
            ("region", "R-211")
        }
        _ => return,
    };
    let violation = Violation::new()
        .with("building", now.building(*building))
        .case(case)
        .citing(&[rule]);
    found.push(if case == "token" {
        violation.open_luck()
    } else {
        violation
    });
}

/// Whether the token of the region, if one is named, has not been seen yet.
fn is_unseen(now: &Now, region: Option<RegionId>) -> bool {
    region.is_some_and(|region| now.state.region(region).seen.is_none())
}

/// D-23: where Cartography works in phase D of the turn in which it was bought.
fn discovery_of_phase_d(now: &Now, found: &mut Found) {
    if !now.reads(disputed::cartography_moment::IN_BENEFITS) || now.state.map_is_complete() {
        return;
    }
    for seat in now.state.seats() {
        let player = now.state.player(seat);
        let bought_before = player.buildings.len().saturating_sub(player.new_buildings);
        let discovers =
            |building: &&BuildingId| now.rulebook.building(**building).effect == EffectRule::FreeDiscovery;
        let bought = player.buildings[bought_before..].iter().find(discovers);
        if let Some(building) = bought.filter(|_| !now.play.now.free_discovery.contains(&seat)) {
            let violation = Violation::new()
                .with("building", now.building(*building))
                .case("region")
                .citing(&["R-210"])
                .ruled_by("D-23");
            found.push(violation);
        }
    }
}
