//! What happens by itself when a turn or a stage begins or ends.

use std::borrow::Cow;

use super::{Play, Replay, Replayed};
use crate::core::engine::Seat;
use crate::games::renaissance::action::{Action, Payment};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{CardId, Change, LastTurn, State};

impl Replay<'_, '_> {
    /// Whether the order of play is the first phase of a turn: edition 1999.
    pub(super) fn orders_first(&self) -> bool {
        self.state.board.changes.has(Change::OrderFirst)
    }

    /// Whether the order of play is what is being made here: before the first turn, at the end of a turn, or in 1999 at its
    /// start.
    pub(super) fn makes_order(&self) -> bool {
        makes_order(&self.state, &self.play, self.course.stage)
    }

    /// The heading of the draw phase behind the order of 1999: what was spent counts now.
    pub(super) fn draw_after_the_order(&mut self) {
        if self.makes_order() && self.course.stage == Stage::Draw && self.play.has_begun {
            self.make_order();
        }
    }

    /// The next turn begins.
    pub(super) fn begin_next_turn(&mut self) {
        self.state.begin_turn();
        self.play.is_ordered = false;
        if self.orders_first() {
            self.play.is_order_said = false;
        }
        if self.play.setup.last_turn == Some(self.state.turn) {
            self.state.last_turn = Some(LastTurn::TimeLimit);
        }
    }

    /// A stage is opened; nothing has happened in it yet.
    pub(super) fn open_a_stage(&mut self) {
        self.state.end_phase();
        self.play.begin_stage();
        match self.course.stage {
            Stage::Draw => self.state.draws.turn = self.state.turn,
            Stage::Order => self.play.is_order_said = false,
            Stage::Expansion => self.state.move_civil_war_victims(self.rulebook),
            Stage::Income => self.draw_bonus(None),
            _ => {}
        }
    }

    /// The heading of the final card play stands in a turn that is not the last.
    pub(super) fn is_entered_too_early(&self) -> bool {
        let is_written = self.statements.get(self.at).and_then(|here| here.action.as_ref());
        is_written == Some(&Action::Enter(Stage::Final)) && self.state.last_turn.is_none()
    }

    /// The automatic steps with which a stage begins.
    pub(super) fn take_first_steps(&mut self) {
        match self.course.stage {
            Stage::Expansion => self.noting("RR-119", |replay| replay.state.indulgence()),
            Stage::Income => self.take_income(),
            _ => {}
        }
    }

    /// The automatic steps with which a stage ends.
    pub(super) fn take_last_steps(&mut self, stage: Stage) {
        match stage {
            Stage::Setup => {
                self.finish_setup();
                // The order of turn 1 is still to be made at its end.
                self.play.is_ordered = false;
            }
            Stage::Draw => {
                if self.orders_first() {
                    self.make_order();
                }
                self.state.draw_phase(self.rulebook);
                for (seat, card) in std::mem::take(&mut self.play.named) {
                    self.state.draws.name_last(seat, card);
                }
            }
            Stage::Purchases => {
                self.settle_stability_of_all();
                self.state.win_misery_back();
                self.state.leaders_leave();
            }
            Stage::Expansion => {
                for seat in self.state.seats() {
                    self.settle_indulgence(seat, None);
                    self.state.return_tokens(seat, u8::MAX);
                }
                self.state.now.expanding = None;
                self.state.now.conquest = None;
            }
            Stage::Order if self.state.last_turn.is_none() && !self.orders_first() => self.make_order(),
            // In every other turn the War goes on in the next card phase (RA-50).
            Stage::Final if self.state.last_turn.is_some() => self.state.end_war(),
            _ => {}
        }
    }

    fn take_income(&mut self) {
        for seat in self.state.seats() {
            self.play.cash_before[seat.index()] = self.state.player(seat).cash;
        }
        self.state.flip();
        for seat in self.state.seats() {
            self.play.received[seat.index()] = self.state.income(self.rulebook, seat);
        }
        self.noting("RR-144", |replay| replay.state.collect_income(replay.rulebook));
    }

    /// The bonus card of the expansion phase; once a turn.
    pub(super) fn draw_bonus(&mut self, told: Option<(Seat, Option<CardId>)>) {
        if self.state.now.bonus {
            return;
        }
        let Some(holder) = self.state.bonus_holder() else {
            return;
        };
        self.state.now.bonus = true;
        let named = told
            .filter(|(seat, _)| *seat == holder)
            .and_then(|(_, card)| card);
        self.state.draw_late(self.rulebook, holder, named);
    }

    /// What is still owed for Holy Indulgence.
    pub(super) fn settle_indulgence(&mut self, seat: Seat, payment: Option<Payment>) {
        let pays_cash = payment.map(|payment| payment == Payment::Cash);
        self.noting("RR-120", |replay| {
            replay.state.settle_indulgence(replay.rulebook, seat, pays_cash);
        });
    }

    /// What is spent on tokens; written again, it counts as it is written last.
    pub(super) fn spend(&mut self, seat: Seat, spent: i32) {
        if let Some(before) = self.state.player(seat).spent {
            self.state.receive(seat, before.saturating_abs());
            let tokens = u8::try_from(before.max(0)).unwrap_or(u8::MAX);
            self.state.return_tokens(seat, tokens);
        }
        let stock = self.state.player(seat).stock;
        self.state.spend(seat, spent);
        let wanted = u8::try_from(spent.max(0)).unwrap_or(u8::MAX);
        self.play.overpaid[seat.index()] = wanted.saturating_sub(stock);
    }

    /// The order of play follows from what was spent; a claimed order decides among equals.
    pub(super) fn make_order(&mut self) {
        if self.play.is_ordered {
            return;
        }
        self.play.is_ordered = true;
        let silent = |seat: &Seat| self.state.player(*seat).spent.is_none();
        self.play.silent = self.state.living().filter(silent).collect();
        for seat in self.state.seats() {
            self.play.spent[seat.index()] = self.state.player(seat).spent.unwrap_or(0);
        }
        let claimed = self.play.claimed_order.take();
        self.state.settle_order(self.rulebook, claimed.as_deref());
        // What follows under the heading of a turn is a phase of its own.
        self.play.has_begun = false;
    }

    /// An order of play that is written: the order of a table in the middle of a game, or a claim that decides among equals.
    pub(super) fn take_order(&mut self, order: &[Seat]) {
        self.play.is_order_said = true;
        match self.course.stage {
            Stage::Setup if self.play.setup.is_position => {
                self.play.setup.is_order_given = true;
                let mut whole: Vec<Seat> = Vec::with_capacity(order.len());
                for seat in order.iter().copied().chain(self.state.seats()) {
                    if !whole.contains(&seat) {
                        whole.push(seat);
                    }
                }
                self.state.order = whole;
            }
            _ if self.makes_order() => self.play.claimed_order = Some(order.to_vec()),
            _ => self.rearrange(order),
        }
    }

    /// Right after the order was made, players who spent the same may have chosen other places.
    fn rearrange(&mut self, order: &[Seat]) {
        if self.play.may_rearrange(&self.state, order) {
            let living: Vec<Seat> = order
                .iter()
                .copied()
                .filter(|seat| !self.state.player(*seat).is_out)
                .collect();
            let mut living = living.into_iter();
            for at in 0..self.state.order.len() {
                let is_out = self.state.player(self.state.order[at]).is_out;
                if let Some(seat) = (!is_out).then(|| living.next()).flatten() {
                    self.state.order[at] = seat;
                }
            }
        }
    }
}

/// Whether the order of play is being made in this stage.
pub(super) fn makes_order(state: &State, play: &Play, stage: Stage) -> bool {
    let in_1999 = stage == Stage::Draw && state.board.changes.has(Change::OrderFirst);
    !play.is_ordered && (in_1999 || matches!(stage, Stage::Setup | Stage::Order))
}

/// The table of a record as it is shown: an order-of-play phase in which everybody has spent is complete, although the next
/// turn has not begun. None if nobody sits at the table.
pub fn shown_table<'a>(replayed: &'a Replayed) -> Option<Cow<'a, State>> {
    let table = replayed.table.as_ref()?;
    let mut living = table.state.living();
    let is_complete = table.course.stage == Stage::Order
        && !table.play.is_ordered
        && living.all(|seat| table.state.player(seat).spent.is_some());
    if !is_complete {
        return Some(Cow::Borrowed(&table.state));
    }
    let mut state = table.state.clone();
    state.settle_order(&replayed.rulebook, table.play.claimed_order.as_deref());
    Some(Cow::Owned(state))
}
