//! Cathedral used against somebody who owns it too: RR-137.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, others)) = now.cathedral() else {
        return;
    };
    let owner = others
        .into_iter()
        .find(|other| now.state.has(*other, AdvanceId::CATHEDRAL));
    if let Some(owner) = owner.filter(|_| now.state.has(seat, AdvanceId::CATHEDRAL)) {
        found.push(
            Violation::new()
                .with("other", now.player(owner))
                .about("advance", now.advance(AdvanceId::CATHEDRAL))
                .ruled_by("RA-87"),
        );
    }
}
