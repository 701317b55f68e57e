//! What nobody can work out was not written: PR-040.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, written, outcome)) = now.outcome() else {
        return;
    };
    let Place::Card(..) = outcome.place else { return };
    let gained_missing = outcome.gained.is_none() && !written.figures.has_gain();
    if outcome.paid.is_none() || gained_missing {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("card", now.place(outcome.place)),
        );
    }
}
