//! A card that does not lie in the rows: PR-026, PR-067.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, spot)) = now.placing_on() else { return };
    if now.chosen_place().is_some() {
        return;
    }
    let is_old = |name: Name| {
        now.state
            .seen
            .iter()
            .any(|(seen, round)| *seen == name && *round < now.turn())
    };
    let is_missing = match spot {
        Spot::Card(name) => !is_old(name),
        Spot::At(..) => true,
        Spot::Operations(_) => false,
    };
    if is_missing {
        found.push(Violation::new().with("card", now.spot(spot)));
    }
}
