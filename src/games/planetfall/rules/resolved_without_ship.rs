//! Somebody who passed, or has not chosen, resolves nothing: PR-034, PR-030.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, ship)) = now.resolved_ship() else {
        return;
    };
    if matches!(ship, Ship::Passed | Ship::Waiting) {
        found.push(Violation::new().with("player", now.player(seat)));
    }
}
