//! Places swapped twice in one turn: RR-157.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Swap(seat, _)) = now.action() else {
        return;
    };
    if now.of(*seat).done.has(Once::Swap) {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
