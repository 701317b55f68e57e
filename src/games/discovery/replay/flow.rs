//! What happens by itself when a turn or a stage begins or ends.

use super::Replay;
use super::ledger::Reason;
use crate::games::discovery::apply::{Row, Spot};
use crate::games::discovery::disputed;
use crate::games::discovery::state::{Piece, PieceCounts, Stage};

impl Replay<'_, '_> {
    /// The next turn begins.
    pub(super) fn begin_next_turn(&mut self) {
        self.state.begin_next_turn(self.rulebook);
        for seat in std::mem::take(&mut self.play.deferred_university) {
            let at = self.state.order.iter().position(|known| *known == seat);
            self.state
                .advance(self.rulebook, Row::Order(at.map_or(0, |at| at + 1)));
        }
        self.play.begin_turn();
    }

    /// The automatic steps with which a stage begins.
    pub(super) fn take_first_steps(&mut self) {
        match self.course.stage {
            Stage::Initiative => self.noting_money(Reason::Rule("R-043"), |replay| {
                replay.receive(|replay| replay.state.pay_initiative());
            }),
            Stage::Shipping => {
                self.play.now.shipping = self.state.shipping_result();
                self.state.take_ship();
            }
            Stage::Specialists => {
                for (square, held) in self.state.specialists.iter().enumerate() {
                    self.play.now.squares[square] = held.map(|(seat, _)| seat);
                }
                self.state.take_specialists(self.rulebook);
            }
            Stage::Income => {
                self.receive(|replay| replay.state.take_income(replay.rulebook));
                self.note_income();
            }
            Stage::Benefits => {
                // colonies score after phase D, or before it.
                if self
                    .rulebook
                    .readings
                    .is(disputed::colony_scoring_moment::BEFORE_BENEFITS)
                {
                    self.score_colonies();
                }
                self.take_benefits();
            }
            Stage::Scoring => {
                self.score_colonies();
                self.count_economy_again();
            }
            Stage::Setup
            | Stage::Placement
            | Stage::Dock
            | Stage::Goods
            | Stage::Buildings
            | Stage::Discovery
            | Stage::Warfare
            | Stage::Refill
            | Stage::End => {}
        }
    }

    /// Notes what everybody receives by a step.
    fn receive(&mut self, step: impl FnOnce(&mut Self)) {
        let before = self.money();
        step(self);
        for (at, player) in self.state.players.iter().enumerate() {
            self.play.now.received[at] += player.money - before[at];
        }
    }

    fn score_colonies(&mut self) {
        if self.play.now.has_scored || !self.rulebook.scores_after(self.state.turn) {
            return;
        }
        self.play.now.has_scored = true;
        self.state.score_colonies(self.rulebook);
    }

    /// the company's good of turn 8 comes after the income, unless the table counts again.
    fn count_economy_again(&mut self) {
        let again = self
            .rulebook
            .readings
            .is(disputed::company_good_in_turn_8::COUNTED_AGAIN);
        if again && self.state.turn >= self.rulebook.last_turn() {
            for seat in self.state.seats() {
                let income = self.state.economy_income(self.rulebook, seat);
                self.state.player_mut(seat).points.last_income = income;
            }
        }
    }

    /// Privateers collect between phases C and D, then phase D begins. What a player pays to Privateers
    /// is no income of his.
    fn take_benefits(&mut self) {
        self.noting_money(Reason::Rule("R-212"), |replay| {
            for (seat, sum) in replay.state.take_privateers(replay.rulebook) {
                replay.play.now.collected[seat.index()] += sum;
                replay.play.now.received[seat.index()] += sum;
            }
        });
        // phase D of the last turn is played, or not.
        let last_turn = self.state.turn >= self.rulebook.last_turn();
        if !(last_turn && self.rulebook.readings.is(disputed::benefits_of_turn_8::SKIPPED)) {
            self.receive(|replay| replay.state.take_benefits(replay.rulebook));
            self.note_benefits();
        }
    }

    /// The automatic steps with which a stage ends.
    pub(super) fn take_last_steps(&mut self, stage: Stage) {
        match stage {
            Stage::Placement => {
                // what was not placed is not kept.
                for player in &mut self.state.players {
                    player.hand = PieceCounts::default();
                }
            }
            Stage::Dock => {
                self.state.dock.clear();
                self.state.dock_free = [None; 2];
            }
            Stage::Goods => self.state.goods.clear(),
            Stage::Shipping => self.state.shipping.clear(),
            Stage::Buildings => {
                let left = self.state.buildings.drain(..);
                let left = left.chain(self.play.now.passed_over.drain(..));
                self.play.now.without_purchase.extend(left.map(|(seat, _)| seat));
            }
            Stage::Specialists => {
                if let Spot::Specialist(square) = Spot::TRAINING {
                    self.state.specialists[square] = None;
                }
            }
            Stage::Warfare => {
                self.state.warfare.clear();
                // D-32: the new order is set in phase I, or at the end of phase B.
                if self
                    .rulebook
                    .readings
                    .is(disputed::new_order_moment::END_OF_RESOLUTION)
                {
                    self.state.take_new_order(self.rulebook);
                }
            }
            Stage::Refill => {
                if !self.play.now.has_buildings && self.state.turn < self.rulebook.last_turn() {
                    let (_, age) = self.state.buildings_due(self.rulebook);
                    self.state.lay_out_buildings(self.rulebook, &[], age);
                }
            }
            Stage::Setup => self.settle_auction_winner(),
            Stage::Initiative
            | Stage::Discovery
            | Stage::Income
            | Stage::Benefits
            | Stage::Scoring
            | Stage::End => {}
        }
    }

    /// D-31, R-152: where no token is drawn the winner's colonist comes all the same.
    fn settle_auction_winner(&mut self) {
        let Some(auction) = self.play.auction.as_ref().filter(|auction| !auction.has_token) else {
            return;
        };
        let winner = auction
            .order(self.state.players.len())
            .and_then(|order| order.first().copied());
        let open = self
            .state
            .region_ids()
            .find(|region| self.state.region(*region).discovered);
        let no_token = self.rulebook.readings.is(disputed::caribbean_token::NO_TOKEN);
        if let (true, Some(winner), Some(region)) = (no_token, winner, open) {
            self.state
                .settle(region, winner, PieceCounts::of(Piece::Colonist, 1));
        }
    }

    /// Whether somebody may still act in a stage that is left.
    pub(super) fn is_left_open(&self, stage: Stage) -> bool {
        match stage {
            Stage::Placement => self.state.next_to_place().is_some(),
            Stage::Dock => self.state.next_to_sail().is_some(),
            Stage::Goods => !self.state.goods.is_empty(),
            Stage::Buildings => !self.state.buildings.is_empty(),
            Stage::Warfare => !self.state.warfare.is_empty(),
            Stage::Benefits | Stage::Refill | Stage::Specialists => true,
            Stage::Setup
            | Stage::Initiative
            | Stage::Shipping
            | Stage::Discovery
            | Stage::Income
            | Stage::Scoring
            | Stage::End => false,
        }
    }
}
