//! More spaces of relief than there are complete tiers: RR-106.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Relief(spaces, _))) = now.action() else {
        return;
    };
    let spaces = spaces.unwrap_or(1) + u32::from(now.of(*seat).done.has(Once::Relief));
    let tiers = now.state.tiers(now.rulebook, *seat);
    if !now.state.board.changes.has(Change::Relief) && tiers > 0 && spaces > u32::from(tiers) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("count", spaces)
                .with("tiers", tiers),
        );
    }
}
