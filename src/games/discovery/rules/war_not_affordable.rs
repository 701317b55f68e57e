//! A war without the money for it.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::War(seat, _)) = now.action() else {
        return;
    };
    let price = i32::from(now.rulebook.catalog.numbers.war_price);
    found.extend(too_poor(now, *seat, price, Violation::new().ruled_by("A-40")));
}
