//! The ship stands elsewhere: PR-030, PR-026.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, ship)) = now.resolved_ship() else {
        return;
    };
    let (Ship::On(place) | Ship::Owing(place) | Ship::Done(place)) = ship else {
        return;
    };
    if place != Place::Nowhere && !now.names_place(place) {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("place", now.place(place)),
        );
    }
}
