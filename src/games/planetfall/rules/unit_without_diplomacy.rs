//! Only units with Diplomacy can be enlisted: PR-039, PR-044.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, place, written)) = now.resolving() else {
        return;
    };
    let card = now.state.laid(place).and_then(|laid| laid.card.as_ref());
    if written.way == Some(Way::Enlist)
        && let Some(Face::Unit {
            diplomacy: Feature::None,
            ..
        }) = card.map(|card| &card.face)
    {
        let violation = Violation::new().with("card", now.place(place));
        found.push(violation.as_printed(now.account_of(place)));
    }
}
