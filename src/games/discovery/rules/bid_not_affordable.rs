//! A bid above what the player has: A-72.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (Some(Action::Bid(seat, Some(bid))), Some(_)) = (now.action(), &now.play.auction) else {
        return;
    };
    let money = now.state.player(*seat).money;
    if i64::from(*bid) > i64::from(money) {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .money("bid", *bid)
            .money("money", money);
        found.push(violation.ruled_by("A-72"));
    }
}
