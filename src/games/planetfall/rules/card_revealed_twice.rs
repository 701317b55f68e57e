//! Every card exists once: PR-068.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    // A whole row that is laid out again is one mistake.
    if matches!(now.action(), Some(Action::Row(level, _)) if now.state.row(*level).is_some()) {
        return;
    }
    let round = now.turn();
    let new = now.new_cards();
    for (place, name) in new.iter().copied().enumerate() {
        let known = now.known_cards(name);
        let exist = known.filter(|card| card.planet == Some(round)).count().max(1);
        let seen = now
            .state
            .seen
            .iter()
            .filter(|(seen, planet)| *seen == name && *planet == round);
        let here = new[..place].iter().filter(|known| **known == name).count();
        if seen.count() + here >= exist {
            found.push(about_card(now, name));
        }
    }
}
