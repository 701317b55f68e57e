//! A bid that is not higher than the one before: R-146.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (Some(Action::Bid(seat, Some(bid))), Some(auction)) = (now.action(), &now.play.auction) else {
        return;
    };
    let least = auction.highest.map_or(1, |highest| highest.saturating_add(1));
    if *bid < least {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .money("bid", *bid)
            .money("least", least);
        // the first bid is at least a dollar.
        found.push(if least == 1 {
            violation.ruled_by("A-72")
        } else {
            violation
        });
    }
}
