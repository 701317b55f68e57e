//! Sorts of moments of this game, so that only the rules are tried that can be broken there.

use crate::core::engine::Moments;
use crate::games::renaissance::action::Action;

/// A bid for a capital, or its die.
pub const BID: Moments = Moments::own(0);
/// What is said of a game that begins in the middle.
pub const GIVE: Moments = Moments::own(1);
/// Tokens are bought.
pub const SPEND: Moments = Moments::own(2);
/// A condition is paid off or adjusted, a drawn card is named.
pub const DRAW: Moments = Moments::own(3);
/// An extra card is bought.
pub const BUY_CARD: Moments = Moments::own(4);
/// Cards are discarded.
pub const DISCARD: Moments = Moments::own(5);
/// A card is played.
pub const PLAY: Moments = Moments::own(6);
/// The dice of a tied War, or a cession.
pub const WAR: Moments = Moments::own(7);
/// A reduced marker is replaced.
pub const REPLACE: Moments = Moments::own(8);
/// Something is bought.
pub const BUY: Moments = Moments::own(9);
/// Tokens are placed.
pub const PLACE: Moments = Moments::own(10);
/// The defender's Cathedral.
pub const CATHEDRAL: Moments = Moments::own(11);
/// A forced trade.
pub const TRADE: Moments = Moments::own(12);
/// A card for tokens.
pub const TOKEN_CARD: Moments = Moments::own(13);
/// A marker is freed, or Holy Indulgence is settled.
pub const SETTLE: Moments = Moments::own(14);
/// The bonus card.
pub const BONUS: Moments = Moments::own(15);
/// The market rolls.
pub const MARKET: Moments = Moments::own(16);
/// Two players change places.
pub const SWAP: Moments = Moments::own(17);
/// A penalty, a departure, a pass.
pub const ANYTIME: Moments = Moments::own(18);
/// Several things at once: each is looked at by itself.
pub const SEVERAL: Moments = Moments::own(19);

/// The sort of an action.
pub(in crate::games::renaissance) fn sort_of(action: &Action) -> Moments {
    match action {
        Action::Players(_) | Action::Variant(_) | Action::Edition(_) | Action::Ruling(_) | Action::Remark => {
            Moments::HEADER
        }
        Action::Turn(_)
        | Action::Enter(_)
        | Action::Bids
        | Action::FirstOrder
        | Action::TurnOrder
        | Action::Tally => Moments::HEADING,
        Action::Order(_) => Moments::SETUP,
        Action::Bid(..) | Action::BidRoll(..) => BID,
        Action::Board(_)
        | Action::GiveEpoch(_)
        | Action::GiveDeck(_)
        | Action::GiveChoice(_)
        | Action::GiveReplay(_)
        | Action::GiveRemoved(_)
        | Action::GiveConditions(..)
        | Action::Give(..)
        | Action::GiveMarkers(..)
        | Action::GiveTokens(..) => GIVE,
        Action::Spend(..) => SPEND,
        Action::Clear(..) | Action::Adjust(..) | Action::Drawn(..) => DRAW,
        Action::BuyCard(..) => BUY_CARD,
        Action::Discard(..) => DISCARD,
        Action::Play(..) => PLAY,
        Action::WarRoll(_) | Action::Cede(..) => WAR,
        Action::Replace(..) => REPLACE,
        Action::Buy(..) => BUY,
        Action::Place(..) => PLACE,
        Action::Cathedral(_) => CATHEDRAL,
        Action::Trade(..) => TRADE,
        Action::TokenCard(..) => TOKEN_CARD,
        Action::Free(..) | Action::Indulgence(..) => SETTLE,
        Action::Bonus(..) => BONUS,
        Action::Market(_) => MARKET,
        Action::Swap(..) => SWAP,
        Action::Penalty(_) | Action::Leave(_) | Action::Pass(_) => ANYTIME,
        Action::Purchases(..) | Action::Places(..) => SEVERAL,
        Action::ClaimPaid(..)
        | Action::ClaimIncome(..)
        | Action::ClaimHoldings(..)
        | Action::ClaimMarkers(..)
        | Action::ClaimTokens(..)
        | Action::ClaimHand(..)
        | Action::ClaimDeck(_)
        | Action::ClaimEpoch(_)
        | Action::ClaimConditions(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => Moments::CLAIM,
    }
}
