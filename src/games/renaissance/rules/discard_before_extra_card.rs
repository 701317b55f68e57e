//! The extra card bought after the discard: RR-068.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::BuyCard(seat, _)) = now.action() else {
        return;
    };
    if now.of(*seat).done.has(Once::Discard) {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
