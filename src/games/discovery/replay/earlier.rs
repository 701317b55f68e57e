//! Which earlier entry did what can be done only once.

use super::Resolved;
use crate::core::engine::{last_that, of_this_turn};
use crate::games::discovery::action::Action;

/// The entry that did before what a finding says was done already.
pub(super) fn earlier<'s, 'c>(
    before: &[&'s Resolved<'c>],
    here: &Resolved<'c>,
    slug: &str,
) -> Option<&'s Resolved<'c>> {
    let this_turn = of_this_turn(before);
    match (slug, here.action.as_ref()?) {
        ("good-not-on-offer", Action::Trade(_, good)) => last_that(
            this_turn,
            |action| matches!(action, Action::Trade(_, taken) if taken == good),
        ),
        ("building-not-on-sale", Action::Buy(_, building, ..)) => last_that(
            before,
            |action| matches!(action, Action::Buy(_, bought, ..) if bought == building),
        ),
        ("card-already-won", Action::ExploreCard(_, _, card)) => last_that(
            before,
            |action| matches!(action, Action::ExploreCard(_, _, won) if won == card),
        ),
        ("region-already-discovered", action) => {
            let region = discovered(action)?;
            last_that(before, |action| discovered(action) == Some(region))
        }
        ("square-taken", Action::Place(_, _, square)) => last_that(
            this_turn,
            |action| matches!(action, Action::Place(_, _, spot) if spot == square),
        ),
        ("second-piece-in-initiative", Action::Place(seat, _, spot)) => last_that(
            this_turn,
            |action| matches!(action, Action::Place(owner, _, other) if owner == seat && other == spot),
        ),
        ("second-expedition", Action::Explore(seat, ..) | Action::ExploreCard(seat, ..)) => last_that(
            this_turn,
            |action| matches!(action, Action::Explore(other, ..) | Action::ExploreCard(other, ..) if other == seat),
        ),
        ("benefit-used-twice", Action::University(seat, _)) => last_that(
            before,
            |action| matches!(action, Action::University(other, _) if other == seat),
        ),
        ("benefit-used-twice", Action::MoveSoldier(seat, ..)) => last_that(
            before,
            |action| matches!(action, Action::MoveSoldier(other, ..) if other == seat),
        ),
        ("benefit-used-twice", Action::MoveColonists(seat, ..)) => last_that(
            this_turn,
            |action| matches!(action, Action::MoveColonists(other, ..) if other == seat),
        ),
        ("benefit-used-twice", Action::Draw(seat, _)) => last_that(
            this_turn,
            |action| matches!(action, Action::Draw(other, _) if other == seat),
        ),
        ("second-tile-of-a-kind", Action::Buy(seat, building, ..)) => last_that(
            before,
            |action| matches!(action, Action::Buy(owner, bought, ..) if owner == seat && bought == building),
        ),
        _ => None,
    }
}

/// The region that an entry says was discovered.
fn discovered(action: &Action) -> Option<super::super::state::RegionId> {
    match action {
        Action::Explore(_, _, region, _)
        | Action::DiscoverFreely(_, region, _)
        | Action::AuctionToken(_, region, _) => Some(*region),
        Action::Buy(_, _, region, Some(_)) => *region,
        _ => None,
    }
}
