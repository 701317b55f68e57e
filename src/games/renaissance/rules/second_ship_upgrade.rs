//! Two grades of ships bought in one turn: RR-089.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Ship(..))) = now.action() else {
        return;
    };
    if now.of(*seat).done.has(Once::ShipUpgrade) {
        found.push(Violation::new().with("player", now.player(*seat)));
    }
}
