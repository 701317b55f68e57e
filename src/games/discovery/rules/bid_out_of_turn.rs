//! A bid by a player whose turn it is not, or who has passed: R-146.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (Some(Action::Bid(seat, _)), Some(auction)) = (now.action(), &now.play.auction) else {
        return;
    };
    let players = now.state.players.len();
    let over = auction.order(players).is_some();
    let expected = auction.next(players).filter(|expected| expected != seat);
    let violation = Violation::new().with("player", now.player(*seat));
    if over {
        let violation = violation.case("over").with("expected", now.player(*seat));
        found.push(violation);
    } else if let Some(expected) = expected {
        let violation = violation.case("turn").with("expected", now.player(expected));
        found.push(violation);
    }
}
