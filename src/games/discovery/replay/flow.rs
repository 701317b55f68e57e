//! From heading to heading: what happens by itself when a stage begins, ends or is left out.

use super::ledger::Reason;
use super::{Moment, Replay};
use crate::games::discovery::action::Action;
use crate::games::discovery::apply::{Row, Spot};
use crate::games::discovery::disputed;
use crate::games::discovery::state::{Piece, PieceCounts, Stage};

/// So many statements belong to a turn at most, when one looks ahead.
const FAR: usize = 2_000;

impl Replay<'_> {
    /// The heading of a turn.
    pub(super) fn turn(&mut self, number: u32) {
        let written_again = Some(number) == self.play.written_turn
            && number == u32::from(self.state.turn)
            && self.play.reached < Stage::Income;
        if written_again {
            return;
        }
        self.check(Moment::Entry(&Action::Turn(number)));
        if self.state.stage == Stage::Setup {
            self.finish();
            self.play.reached = Stage::Placement;
            self.open(Stage::Placement);
        } else {
            self.next_turn();
        }
        self.play.written_turn = Some(number);
        self.play.entered = false;
    }

    /// Everything up to the next turn, and its beginning.
    pub(super) fn next_turn(&mut self) {
        self.finish();
        self.pass_through(Stage::End);
        if self.state.turn >= self.rulebook.last_turn() {
            self.state.stage = Stage::End;
            self.play.reached = Stage::End;
            return;
        }
        self.state.begin_next_turn(self.rulebook);
        for seat in std::mem::take(&mut self.play.deferred_university) {
            let at = self.state.order.iter().position(|known| *known == seat);
            self.state
                .advance(self.rulebook, Row::Order(at.map_or(0, |at| at + 1)));
        }
        self.play.begin_turn();
        self.play.reached = Stage::Placement;
        self.open(Stage::Placement);
    }

    /// The heading of a stage.
    pub(super) fn enter(&mut self, stage: Stage) {
        self.play.entered = true;
        if stage == self.state.stage && !self.play.done && stage != Stage::Scoring {
            return;
        }
        self.check(Moment::Entry(&Action::Enter(stage)));
        let scores = self.rulebook.scores_after(self.state.turn);
        match stage {
            Stage::Setup => {}
            // Points may be written down at any time.
            Stage::Scoring if !scores || self.play.reached >= Stage::Scoring => self.finish(),
            Stage::End => {
                self.come_to_the_end();
                self.play.ended = true;
                if self.state.turn >= self.rulebook.last_turn() {
                    self.state.stage = Stage::End;
                    self.play.reached = Stage::End;
                }
            }
            Stage::Placement if self.play.reached >= Stage::Income => self.next_turn(),
            _ => {
                self.finish();
                if self.state.stage == Stage::Setup {
                    self.play.reached = Stage::Placement;
                    self.open(Stage::Placement);
                    if stage == Stage::Placement {
                        return;
                    }
                    self.finish();
                }
                if stage > self.play.reached {
                    self.pass_through(stage);
                    self.open(stage);
                } else {
                    // The same stage once more, or an earlier one: its automatic steps have been taken.
                    self.state.stage = stage;
                    self.play.begin_stage();
                    self.play.begun = true;
                }
            }
        }
        if stage == Stage::Scoring {
            self.begin();
        }
    }

    /// All that is left of the last turn; an unfinished game stays where it is.
    pub(super) fn come_to_the_end(&mut self) {
        self.finish();
        if self.state.turn >= self.rulebook.last_turn() && self.play.reached < Stage::Scoring {
            self.pass_through(Stage::Refill);
        }
    }

    /// Works off every stage between the furthest one and this one.
    fn pass_through(&mut self, until: Stage) {
        let reached = self.play.reached;
        for stage in Stage::OF_A_TURN
            .into_iter()
            .filter(|stage| *stage > reached && *stage < until)
        {
            self.open(stage);
            self.finish();
        }
    }

    fn open(&mut self, stage: Stage) {
        self.state.stage = stage;
        self.play.reached = self.play.reached.max(stage);
        self.play.begin_stage();
        self.play.now.row_lengths = [self.state.dock.len(), self.state.buildings.len()];
    }

    /// The automatic steps with which a stage begins; once a stage.
    pub(super) fn begin(&mut self) {
        if self.play.begun {
            return;
        }
        self.play.begun = true;
        match self.state.stage {
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
        let before: Vec<i32> = self.state.players.iter().map(|player| player.money).collect();
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

    /// The stage is over: what it still owes is told, what happens by itself is done.
    pub(super) fn finish(&mut self) {
        if self.play.done {
            return;
        }
        self.conclude_battles();
        let stage = self.state.stage;
        if self.comes_back(stage) {
            self.begin();
            self.play.done = true;
            return;
        }
        // What is missing was to be written before this heading.
        self.begin();
        self.check(Moment::Leaving(stage));
        self.play.done = true;
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

    /// Whether the record comes back to a stage later in this turn, and pieces wait there.
    fn comes_back(&self, stage: Stage) -> bool {
        let waiting = match stage {
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
        };
        if !waiting {
            return false;
        }
        let Some(here) = self.statements.get(self.at) else {
            return false;
        };
        let mut later = self
            .statements
            .iter_from(self.at + 1)
            .take(FAR)
            .filter_map(|resolved| resolved.action.as_ref())
            // Pieces are placed once a turn: where they are placed anew, the heading of the turn was forgotten.
            .take_while(|action| !matches!(action, Action::Turn(_)))
            .take_while(|action| stage == Stage::Placement || **action != Action::Enter(Stage::Placement));
        let this_one = matches!(here.action, Some(Action::Turn(_)));
        !this_one && later.any(|action| *action == Action::Enter(stage))
    }
}
