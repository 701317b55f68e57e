//! A card that was taken in Part I: PR-036, PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, spot)) = now.placing_on() else { return };
    let laid = now.chosen_place().and_then(|place| now.state.laid(place));
    let is_held = || match spot {
        Spot::Card(name) => earlier_planet(now, name).is_some_and(|planet| now.state.is_held(name, planet)),
        Spot::At(..) | Spot::Operations(_) => false,
    };
    let is_taken = match laid {
        Some(laid) => laid.is_taken,
        None => is_held(),
    };
    if is_taken {
        found.push(Violation::new().with("card", now.spot(spot)));
    }
}
