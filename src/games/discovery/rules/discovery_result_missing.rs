//! An expedition without the token or the card it met.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let case = match now.action() {
        // D-31: some tables draw no token for the Caribbean.
        Some(Action::AuctionToken(_, _, None)) if now.reads(disputed::caribbean_token::NO_TOKEN) => return,
        // where only its owner sees a token, a failed expedition shows nothing.
        Some(Action::Explore(_, _, _, None))
            if now.reads(disputed::failed_token_seen_by::EXPEDITION_OWNER) =>
        {
            return;
        }
        // a token that was seen is known.
        Some(Action::Explore(_, _, region, None) | Action::DiscoverFreely(_, region, None))
            if now.state.region(*region).seen.is_some() =>
        {
            return;
        }
        Some(
            Action::Explore(_, _, _, None)
            | Action::DiscoverFreely(_, _, None)
            | Action::AuctionToken(_, _, None),
        ) => "token",
        Some(Action::ExploreCard(_, _, None)) => "card",
        _ => return,
    };
    let rule = match now.action() {
        Some(Action::ExploreCard(..)) => "R-079",
        Some(Action::DiscoverFreely(..)) => "R-210",
        Some(Action::AuctionToken(..)) => "R-150",
        _ => "R-069",
    };
    found.push(Violation::new().case(case).citing(&[rule]).open_luck());
}
