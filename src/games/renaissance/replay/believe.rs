//! Figures that were written down and are believed: what made them so was not written down.

use super::Replay;
use crate::core::engine::Action as _;
use crate::games::renaissance::action::{Action, Figure};
use crate::games::renaissance::state::Misery;

impl Replay<'_, '_> {
    /// Takes a written figure for right, whatever ours is.
    pub(super) fn believe_figure(&mut self, action: &Action, figure: Figure) {
        self.begin();
        match (action, figure) {
            (Action::ClaimHoldings(seat, held), Figure::Money) => {
                if let Some(money) = held.money.and_then(|money| i32::try_from(money).ok()) {
                    self.state.set_cash(*seat, money);
                }
            }
            (Action::ClaimHoldings(seat, held), Figure::Tokens) => {
                if let Some(tokens) = held.tokens.and_then(|tokens| u8::try_from(tokens).ok()) {
                    self.state.give_expansion(*seat, tokens);
                }
            }
            (Action::ClaimHoldings(seat, held), Figure::Cards) => {
                if let Some(cards) = held.cards.and_then(|cards| u8::try_from(cards).ok()) {
                    self.state.player_mut(*seat).hand = cards;
                    self.state.draws.lose_track();
                }
            }
            (Action::ClaimHoldings(seat, held), Figure::Misery) => {
                if let Some(misery) = held.misery.and_then(Misery::of_value) {
                    self.state.player_mut(*seat).misery = misery;
                }
            }
            _ => {}
        }
        self.play_action(action);
    }

    /// What does not add up: our own fault.
    pub(super) fn imbalance_after(&self, action: &Action) -> Option<&'static str> {
        // The parts of an entry are counted by themselves. What is written many times a turn is counted each time while the
        // program is tested, else all of it with the next entry of another sort: at the latest with the market rolls. Claims
        // change nothing.
        let counts = match action {
            Action::Purchases(..) | Action::Places(..) => false,
            Action::Play(..) | Action::Buy(..) | Action::Place(..) | Action::Spend(..) => {
                cfg!(debug_assertions)
            }
            _ => cfg!(debug_assertions) || !action.is_claim(),
        };
        let imbalance = counts.then(|| self.state.imbalance()).flatten()?;
        Some(imbalance.id())
    }
}
