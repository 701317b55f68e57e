//! One ship on each card and operation space: PR-027.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, spot)) = now.placing_on() else {
        return;
    };
    let Some(place) = now.chosen_place() else { return };
    let shares = matches!(place, Place::Operations(_)) && now.shares_operations(seat);
    if let Some(other) = now.state.ship_on(place)
        && !shares
        && !now.state.player(seat).is_changed
    {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("other", now.player(other))
                .with("place", now.spot(spot)),
        );
    }
}
