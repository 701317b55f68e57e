//! Only cards with sector symbols can be annexed: PR-057.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, place, written)) = now.resolving() else {
        return;
    };
    let card = now.state.laid(place).and_then(|laid| laid.card.as_ref());
    if written.way == Some(Way::Annex)
        && let Some(Face::Resource {
            sector: Feature::None,
            ..
        }) = card.map(|card| &card.face)
    {
        let violation = Violation::new().with("card", now.place(place));
        found.push(violation.as_printed(now.account_of(place)));
    }
}
