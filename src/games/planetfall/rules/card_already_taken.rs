//! A card that was taken in Part I: PR-036, PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, spot)) = now.placing_on() else { return };
    let laid = now.state.find(spot).and_then(|place| now.state.laid(place));
    if laid.is_some_and(|laid| laid.is_taken) {
        found.push(Violation::new().with("card", now.spot(spot)));
    }
}
