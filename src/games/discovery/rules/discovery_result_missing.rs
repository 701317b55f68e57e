//! An expedition without the token or the card it met.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let (case, aspects) = match now.action() {
        // D-31: some tables draw no token for the Caribbean.
        Some(Action::AuctionToken(_, _, None)) if now.reads("caribbean-token", "no-token") => return,
        // where only its owner sees a token, a failed expedition shows nothing.
        Some(Action::Explore(_, _, _, None)) if now.reads("failed-token-seen-by", "expedition-owner") => {
            return;
        }
        Some(
            Action::Explore(seat, _, region, None)
            | Action::DiscoverFreely(seat, region, None)
            | Action::AuctionToken(seat, region, None),
        ) => ("token", vec![Aspect::Map(*region), Aspect::Money(*seat)]),
        Some(Action::ExploreCard(seat, _, None)) => ("card", vec![Aspect::Money(*seat)]),
        _ => return,
    };
    found.push(Violation::new().case(case).spoils(aspects));
}
