//! A card of an earlier planet: PR-037.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, Spot::Card(name))) = now.placing_on() else {
        return;
    };
    let seen = now.state.seen.iter();
    let earlier = seen.filter(|(seen, round)| *seen == name && *round < now.turn());
    let planet = earlier.map(|(_, round)| *round).max();
    if let Some(planet) = planet
        && now.state.find(Spot::Card(name)).is_none()
    {
        found.push(about_card(now, name).with("planet", planet));
    }
}
