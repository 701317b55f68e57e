//! A good taken that is not among those turned up: R-055.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Trade(seat, good)) = now.action() else {
        return;
    };
    if now.state.goods_on_offer.contains(good) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about("good", now.good(*good))
        .options(now.goods_on_offer());
    found.push(violation);
}
