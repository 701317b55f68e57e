//! A token or a specialist for a player who did not win it.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(auction) = &now.play.auction else { return };
    let order = auction.order(now.state.players.len()).unwrap_or_default();
    let (seat, prize, position) = match now.action() {
        Some(Action::AuctionToken(seat, ..)) => (*seat, "token", 0),
        Some(Action::AuctionSpecialist(seat, _)) => (*seat, "specialist", 1),
        _ => return,
    };
    let elsewhere = match now.action() {
        Some(Action::AuctionToken(_, region, _)) => !now.state.region(*region).discovered,
        _ => false,
    };
    let right = order.get(position) == Some(&seat);
    let bid_enough = prize == "token" || auction.bids[seat.index()] >= 8;
    let again = if prize == "token" {
        auction.has_token
    } else {
        auction.has_specialist
    };
    if right && bid_enough && !again && !elsewhere {
        return;
    }
    let case = if !right {
        prize
    } else if elsewhere {
        "region"
    } else if again {
        "again"
    } else {
        "low-bid"
    };
    let rule = if prize == "token" { "R-150" } else { "R-149" };
    let violation = Violation::new()
        .with("player", now.player(seat))
        .case(case)
        .money("bid", auction.bids[seat.index()])
        .citing(&[rule]);
    found.push(violation);
}
