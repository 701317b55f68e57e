//! More spaces of relief than there are down to 0: RR-105.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Relief(spaces, _))) = now.action() else {
        return;
    };
    let spaces = spaces.unwrap_or(1);
    let misery = now.of(*seat).misery;
    if spaces > u32::from(misery.0) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("count", spaces)
                .with("misery", figure(misery.value()))
                .ruled_by("RA-71"),
        );
    }
}
