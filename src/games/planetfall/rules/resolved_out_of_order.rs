//! Actions are resolved by level, and in a row from left to right: PR-030, PR-066.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, ship)) = now.resolved_ship() else {
        return;
    };
    let is_late = match ship {
        Ship::Owing(_) => true,
        Ship::Done(place) => now.names_place(place),
        Ship::On(_) | Ship::Waiting | Ship::Passed => false,
    };
    if is_late {
        found.push(Violation::new().with("player", now.player(seat)));
    }
}
