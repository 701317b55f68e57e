//! An advance bought twice: RR-041.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Advance(advance, _))) = now.action() else {
        return;
    };
    if now.of(*seat).owns(*advance) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .about("advance", now.advance(*advance)),
        );
    }
}
