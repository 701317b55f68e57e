//! Two cards for tokens bought by one player: RR-122.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::TokenCard(seat, _)) = now.action() else {
        return;
    };
    if now.of(*seat).done.has(Once::ExpansionCard) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .ruled_by("RA-95"),
        );
    }
}
