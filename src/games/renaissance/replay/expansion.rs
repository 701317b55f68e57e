//! Placements and attacks.

use super::war::three_dice;
use super::{Attack, Replay};
use crate::core::engine::Seat;
use crate::games::renaissance::action::{Outcome, Placement};
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{Province, Rulebook, SeatSet, State};

/// How many tokens an entry places: those written, or as many as it can only mean.
pub fn tokens_of(state: &State, rulebook: &Rulebook, seat: Seat, placement: &Placement) -> u8 {
    match placement.count {
        Some(count) => u8::try_from(count).unwrap_or(u8::MAX),
        None => state.usual_count(rulebook, seat, placement.province),
    }
}

/// Whether an entry that places so many tokens is an attack: decided by the map, not by the writer.
pub fn is_attack(state: &State, rulebook: &Rulebook, seat: Seat, placement: &Placement, count: u8) -> bool {
    // Rivals, and no number: it can only be an attack.
    let pieces: &Province = state.province(placement.province);
    let is_meant = placement.count.is_none() && !pieces.rivals(seat).is_empty();
    is_meant || state.is_attack(rulebook, seat, placement.province, count)
}

impl Replay<'_, '_> {
    /// A player's round of expansion begins: what is owed for Holy Indulgence is settled.
    pub(super) fn begin_round(&mut self, seat: Seat) {
        if seat.index() >= self.state.players.len() {
            return;
        }
        if self.state.player(seat).owed > 0 {
            self.settle_indulgence(seat, None);
        }
        if self.rulebook.reads(disputed::order_overbid::LATER_TOO) {
            let followed = self.state.buy_tokens(seat, self.play.overpaid[seat.index()]);
            self.play.overpaid[seat.index()] -= followed;
        }
        self.state.begin_round(seat);
    }

    /// Tokens are placed, or a province is attacked.
    pub(super) fn place(&mut self, seat: Seat, placement: &Placement) {
        let rulebook = self.rulebook;
        let province = placement.province;
        let count = tokens_of(&self.state, rulebook, seat, placement);
        if !is_attack(&self.state, rulebook, seat, placement, count) {
            self.state.place(rulebook, seat, province, count);
            return;
        }
        let is_won = match &placement.outcome {
            Outcome::None => {
                self.play.attack = Some(Attack {
                    seat,
                    placement: placement.clone(),
                    tokens: count,
                    span: self.span,
                });
                return;
            }
            Outcome::Dice(dice) => {
                three_dice(dice).is_some_and(|dice| self.state.wins(rulebook, seat, province, dice))
            }
            Outcome::Won => true,
            Outcome::Lost => false,
            Outcome::Cathedral => {
                let rivals = self.state.province(province).rivals(seat);
                self.state.use_cathedral(seat, rivals);
                true
            }
        };
        self.state.attack_with(rulebook, seat, province, count, is_won);
    }

    /// The defender's Cathedral beats an attack off.
    pub(super) fn defend_by_cathedral(&mut self, seat: Seat) {
        if let Some(attack) = &self.play.attack {
            self.state.use_cathedral(seat, SeatSet::of(attack.seat));
            self.lose_open_attack();
        }
    }

    /// An attack that waited for its answer is lost.
    pub(super) fn lose_open_attack(&mut self) {
        if let Some(attack) = self.play.attack.take() {
            let province = attack.placement.province;
            self.state
                .attack_with(self.rulebook, attack.seat, province, attack.tokens, false);
        }
    }
}
