//! A card of an earlier planet: PR-037.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, Spot::Card(name))) = now.placing_on() else {
        return;
    };
    if now.chosen_place().is_none()
        && let Some(planet) = earlier_planet(now, name)
        && !now.state.is_held(name, planet)
    {
        found.push(about_card(now, name).with("planet", planet));
    }
}

/// The last planet before this one on which a card of this name was laid out.
pub(super) fn earlier_planet(now: &Now, name: Name) -> Option<u16> {
    let seen = now.state.seen.iter();
    let earlier = seen.filter(|(seen, round)| *seen == name && *round < now.turn());
    earlier.map(|(_, round)| *round).max()
}
