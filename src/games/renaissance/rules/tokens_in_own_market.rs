//! Tokens added to a market that the player dominates: RR-022, RR-133.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, placement)) = now.action() else {
        return;
    };
    if now.state.province(placement.province).marker_of() == Some(*seat) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .about("province", now.province(placement.province))
                .ruled_by("RA-92"),
        );
    }
}
