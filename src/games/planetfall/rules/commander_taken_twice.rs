//! Two players have one commander, be it the other side of the sheet: PR-005.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Pick(seat, name, ..)) = now.action() else {
        return;
    };
    let has = |other: &Seat| {
        now.state
            .player(*other)
            .commander
            .is_some_and(|(known, _)| known == *name)
    };
    if let Some(other) = now.all_seats().find(|other| other != seat && has(other)) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("other", now.player(other))
                .with("commander", now.name(*name)),
        );
    }
}
