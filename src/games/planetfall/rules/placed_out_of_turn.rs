//! Ships are placed in the order of the turn track: PR-026, PR-031.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(seat) = now.placing() else { return };
    let next = now.state.next_to_place();
    if let Some(next) = next.filter(|next| *next != seat) {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("expected", now.player(next)),
        );
    }
}
