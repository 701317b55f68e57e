//! A discovery of a region that is discovered already.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, region) = match now.action() {
        Some(Action::Explore(seat, _, region, _) | Action::DiscoverFreely(seat, region, _)) => {
            (*seat, *region)
        }
        Some(Action::Buy(seat, building, Some(region), _))
            if now.rulebook.building(*building).effect == EffectRule::FreeDiscovery
                && !now.state.map_is_complete() =>
        {
            (*seat, *region)
        }
        _ => return,
    };
    if !now.state.region(region).discovered {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(seat))
        .about("region", now.region(region))
        .options(now.regions_that(|region| !now.state.region(region).discovered))
        .citing(match now.action() {
            Some(Action::Explore(..)) => &["R-069"],
            _ => &["R-210"],
        });
    found.push(violation);
}
