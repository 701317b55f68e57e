//! A discovery of a region that is discovered already.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
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
        .with("region", now.region(region))
        .options(now.regions_that(|region| !now.state.region(region).discovered))
        .citing(match now.action() {
            Some(Action::Explore(..)) => &["R-069"],
            _ => &["R-210"],
        });
    // Another region was meant, and it is not known which.
    let spoilt = [Aspect::WholeMap, Aspect::Money(seat), Aspect::Points(seat)];
    let violation = violation
        .rests_on([Aspect::Map(region), Aspect::Discovered])
        .spoils(spoilt);
    // Perhaps the last expedition there was a failure.
    found.push(match now.play.visitors[region.index()] {
        Some(visitor) if now.play.money_off[visitor.index()].by < 0 => {
            violation.following(now.play.money_off[visitor.index()].finding)
        }
        Some(visitor) => violation.spoils([Aspect::Money(visitor), Aspect::Points(visitor)]),
        None => violation,
    });
}
