//! A second forced trade in one turn: RR-139.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Trade(seat, ..)) = now.action() else {
        return;
    };
    if now.of(*seat).done.has(Once::Trade) {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
