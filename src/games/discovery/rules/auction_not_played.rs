//! Bids without the variant in the header: R-145.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let in_auction = matches!(
        now.action(),
        Some(Action::Bid(..) | Action::AuctionToken(..) | Action::AuctionSpecialist(..))
    );
    if in_auction && now.play.auction.is_none() {
        found.push(Violation::new());
    }
}
