//! Where each player's money came from and went to, so that a wrong figure can be explained.

use super::Replay;
use crate::core::engine::MOST_PLAYERS;
use crate::games::renaissance::action::{Action, Purchase};
use crate::games::renaissance::state::{EventCard, Face, State};

impl Replay<'_, '_> {
    /// Does something and notes whose money it moves, by this rule.
    pub(super) fn noting(&mut self, rule: &'static str, step: impl FnOnce(&mut Self)) {
        let mut before = [0; MOST_PLAYERS];
        for (kept, player) in before.iter_mut().zip(&self.state.players) {
            *kept = player.cash;
        }
        step(self);
        let span = self.span;
        let moved = self.state.players.iter().zip(before);
        for (ledger, (player, before)) in self.play.ledgers.iter_mut().zip(moved) {
            if player.cash != before {
                ledger.note(player.cash - before, rule, span);
            }
        }
    }

    /// Money that is agreed: the account begins anew.
    pub(super) fn settle_money(&mut self, seat: crate::core::engine::Seat, written: u32) {
        let cash = self.state.player(seat).cash;
        if i64::from(written) == i64::from(cash) {
            self.play.ledgers[seat.index()].settle(cash);
        }
    }
}

/// The rule by which an entry moves money.
pub(super) fn reason_of(state: &State, action: &Action) -> &'static str {
    match action {
        Action::Spend(..) => "RR-154",
        Action::Clear(..) => "RR-065",
        Action::BuyCard(..) => "RR-067",
        Action::Play(_, play) => match state.face(play.card) {
            Face::Commodity { .. } => "RR-071",
            Face::Leader { .. } if play.protection.is_some() => "RR-082",
            Face::Leader { .. } => "RR-086",
            Face::Event(EventCard::AlchemistsGold) => "RR-171",
            Face::Event(EventCard::CivilWar) => "RR-173",
            Face::Event(_) => "RR-186",
        },
        Action::Buy(_, item) => match item {
            Purchase::Ship(..) => "RR-089",
            Purchase::Advance(..) => "RR-091",
            Purchase::Leader(..) => "RR-083",
            Purchase::Stability(_) | Purchase::Unrest => "RR-102",
            Purchase::Relief(..) => "RR-105",
        },
        Action::Indulgence(..) => "RR-120",
        Action::Market(_) => "RR-150",
        Action::Penalty(_) => "RR-158",
        _ => "RR-038",
    }
}
