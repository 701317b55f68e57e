//! An auction without the Caribbean's token or the free specialist.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(auction) = now.play.auction.as_ref().filter(|_| now.is_leaving(Stage::Setup)) else {
        return;
    };
    let Some(order) = auction.order(now.state.players.len()) else {
        return;
    };
    // D-31: some tables draw no token.
    if !auction.has_token && !now.reads(disputed::caribbean_token::NO_TOKEN) {
        let violation = Violation::new()
            .case("token")
            .with("player", now.player(order[0]));
        found.push(violation.citing(&["R-150"]).ruled_by("A-74"));
    }
    let second = order.get(1).filter(|seat| auction.bids[seat.index()] >= 8);
    if let Some(second) = second.filter(|_| !auction.has_specialist) {
        let violation = Violation::new()
            .case("specialist")
            .with("player", now.player(*second))
            .citing(&["R-149"]);
        found.push(violation);
    }
}
