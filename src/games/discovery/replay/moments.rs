//! Sorts of moments of this game, so that only the rules are tried that can be broken there.

use crate::core::engine::Moments;
use crate::games::discovery::action::Action;

/// A piece is placed.
pub const PLACE: Moments = Moments::own(0);
/// A dock piece sails.
pub const DOCK: Moments = Moments::own(1);
/// Trade Goods, Merchant Shipping, Capital Buildings, Specialists.
pub const BOXES: Moments = Moments::own(2);
/// Expeditions.
pub const DISCOVERY: Moments = Moments::own(3);
/// Conflicts and losses.
pub const WAR: Moments = Moments::own(4);
/// Phase D.
pub const BENEFITS: Moments = Moments::own(5);
/// The University and exchanges.
pub const ANYTIME: Moments = Moments::own(6);
/// A pass.
pub const PASS: Moments = Moments::own(7);

/// The sort of an action.
pub(in crate::games::discovery) fn sort_of(action: &Action) -> Moments {
    match action {
        Action::Players(_) | Action::Ruling(_) | Action::Auction | Action::Remark => Moments::HEADER,
        Action::Turn(_) | Action::Enter(_) | Action::Bids | Action::Tally => Moments::HEADING,
        Action::Order(_)
        | Action::LayOutBuildings(_)
        | Action::LayOutGoods(_)
        | Action::BoardGood(..)
        | Action::BoardBorder(..)
        | Action::Give(..)
        | Action::GivePieces(..)
        | Action::GiveExplorers(..)
        | Action::GiveDock(..)
        | Action::Bid(..)
        | Action::AuctionToken(..)
        | Action::AuctionSpecialist(..) => Moments::SETUP,
        Action::Place(..) => PLACE,
        Action::Sail(..) => DOCK,
        Action::Trade(..)
        | Action::ClaimShip(_)
        | Action::Buy(..)
        | Action::ClaimSpecialist(..)
        | Action::Train(..) => BOXES,
        Action::Explore(..) | Action::ExploreCard(..) => DISCOVERY,
        Action::Battle(..) | Action::War(..) | Action::Losses(..) => WAR,
        Action::MoveSoldier(..)
        | Action::MoveColonists(..)
        | Action::DiscoverFreely(..)
        | Action::Draw(..) => BENEFITS,
        Action::University(..) | Action::Exchange(..) => ANYTIME,
        Action::Pass(_) => PASS,
        Action::ClaimReceived(..)
        | Action::ClaimHoldings(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => Moments::CLAIM,
    }
}
