//! A card of another planet's deck: PR-019, PR-003.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    for name in now.new_cards().iter().copied() {
        let mut known = now.known_cards(name);
        let fits = |card: &&Arc<Card>| card.planet.is_none_or(|planet| planet == now.turn());
        // Landmarks of one name lie on several planets.
        let may_differ = |card: &&Arc<Card>| card.sort() == CardSort::Landmark && !now.rulebook.is_complete;
        let is_known = known.clone().next().is_some();
        if !is_known || known.clone().any(|card| fits(&card) || may_differ(&card)) {
            continue;
        }
        let planet = known.find_map(|card| card.planet).unwrap_or(0);
        found.push(
            about_card(now, name)
                .with("planet", planet)
                .with("expected", now.turn())
                .as_printed(now.account_of_name(name)),
        );
    }
}
