//! A dock piece that sails before the one in front of it.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Sail(seat, ..)) = now.action() else {
        return;
    };
    // where pieces may stay, those in front have declined.
    if now.reads(disputed::declining_dock_or_good::DOCK_MAY_STAY) {
        return;
    }
    let owns = now.state.on_dock(*seat).is_some();
    let next = now.state.next_to_sail().filter(|(owner, _)| owner != seat);
    if let (true, Some((expected, next))) = (owns, next) {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("expected", now.player(expected))
            .with("piece", piece(next));
        found.push(violation);
    }
}
