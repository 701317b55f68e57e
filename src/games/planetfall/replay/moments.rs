//! Sorts of moments of this game, so that only the rules are tried that can be broken there.

use crate::core::engine::Moments;
use crate::games::planetfall::action::Action;

/// A row is laid out.
pub const ROW: Moments = Moments::own(0);
/// A ship is placed, or a player passes.
pub const PLACE: Moments = Moments::own(1);
/// An action is resolved.
pub const RESOLVE: Moments = Moments::own(2);
/// A text is used.
pub const USE: Moments = Moments::own(3);
/// A card or a commander sheet is told of.
pub const TELL: Moments = Moments::own(4);

/// The sort of an action.
pub(in crate::games::planetfall) fn sort_of(action: &Action) -> Moments {
    match action {
        Action::Players(_) | Action::Ruling(_) | Action::Remark | Action::Deck(_) => Moments::HEADER,
        Action::Turn(_) | Action::Enter(_) | Action::Tally => Moments::HEADING,
        Action::Order(_) | Action::Pick(..) | Action::Goal(_) => Moments::SETUP,
        Action::TellCard(..) | Action::TellCommander(..) => TELL,
        Action::Row(..) => ROW,
        Action::Place(..) | Action::Pass(_) => PLACE,
        Action::Resolve(..) => RESOLVE,
        Action::Use(..) | Action::Restrain(..) => USE,
        Action::ClaimIncome(..)
        | Action::ClaimHoldings(..)
        | Action::ScoreSource(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => Moments::CLAIM,
    }
}
