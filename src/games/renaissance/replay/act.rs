//! What an entry does to the table. It happened there, so it is applied even where a rule was broken.

use super::ledger::reason_of;
use super::war::{die, three_dice};
use super::{Episode, Replay};
use crate::core::TextSpan;
use crate::core::engine::{Action as _, MOST_PLAYERS, Moment, Seat, Violation};
use crate::games::renaissance::action::{Action, Condition, Replacement};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{Board, CardId, LastTurn, MARKET_ROLLS, Options};

impl Replay<'_, '_> {
    /// Applies an entry, notes whose money it moves and who falls into Chaos by it.
    pub(super) fn act_and_note(&mut self, action: &Action) {
        if action
            .seat()
            .is_some_and(|seat| seat.index() >= self.state.players.len())
        {
            return;
        }
        let mut hands = [(false, 0); MOST_PLAYERS];
        for (kept, player) in hands.iter_mut().zip(&self.state.players) {
            *kept = (player.is_out, player.hand);
        }
        // Of several things each is noted by itself.
        if matches!(action, Action::Purchases(..) | Action::Places(..)) {
            self.act(action);
        } else {
            let reason = reason_of(&self.state, action);
            self.noting(reason, |replay| replay.act(action));
        }
        self.note_acting(action);
        if matches!(action, Action::Play(..) | Action::WarRoll(_)) {
            self.play.answer_to = self.span;
        }
        for seat in self.state.seats() {
            let (was_out, hand) = hands[seat.index()];
            let played = matches!(action, Action::Play(player, _) if *player == seat);
            let cards = hand.saturating_sub(u8::from(played));
            if self.state.player(seat).is_out && !was_out && cards > 0 {
                self.play.unnamed.push((seat, cards, self.span));
            }
        }
    }

    /// Who has acted, and that something has happened.
    fn note_acting(&mut self, action: &Action) {
        let is_quiet =
            matches!(action, Action::Swap(..) | Action::Pass(_) | Action::Order(_)) || action.is_claim();
        if !is_quiet
            && !matches!(
                action,
                Action::Penalty(_) | Action::Leave(_) | Action::Indulgence(..)
            )
        {
            self.play.has_begun = true;
        }
        let place = |seat: Option<Seat>| seat.and_then(|seat| self.state.place_in_order(seat));
        let acts = matches!(
            action,
            Action::BuyCard(..)
                | Action::Discard(..)
                | Action::Play(..)
                | Action::Buy(..)
                | Action::Purchases(..)
                | Action::Place(..)
                | Action::Trade(..)
                | Action::TokenCard(..)
                | Action::Free(..)
        );
        let seat = action.seat();
        let is_out = seat.is_some_and(|seat| self.state.player(seat).is_out);
        if acts && !is_out && place(seat) > place(self.play.acted) {
            self.play.acted = seat;
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each action")]
    fn act(&mut self, action: &Action) {
        let rulebook = self.rulebook;
        match action {
            Action::Bid(seat, bid) => self.play.setup.bids[seat.index()] = Some(*bid),
            Action::BidRoll(seat, dice) => self.play.setup.rolls[seat.index()].extend(dice),
            Action::Board(fact) => {
                let mut options = Options::clone(&self.state.options);
                options.facts.push(*fact);
                self.state.board = Board::new(rulebook, self.state.players.len(), &options);
                self.state.options = options.into();
            }
            Action::GiveEpoch(_)
            | Action::GiveDeck(_)
            | Action::GiveChoice(_)
            | Action::GiveReplay(_)
            | Action::GiveRemoved(_)
            | Action::GiveConditions(..)
            | Action::Give(..)
            | Action::GiveMarkers(..)
            | Action::GiveTokens(..) => self.give(action),
            Action::Order(order) => self.take_order(order),
            Action::Spend(seat, spent, _) => self.spend(*seat, *spent),
            Action::Clear(seat, commodities) => {
                self.state.clear_conditions(rulebook, *seat, commodities);
            }
            Action::Adjust(seat, commodity, condition) => {
                let condition = match condition {
                    Some(Condition::Shortage) => 1,
                    Some(Condition::Surplus) => -1,
                    None => 0,
                };
                self.state.adjust(*seat, *commodity, condition);
            }
            Action::Drawn(seat, card) if self.course.stage == Stage::Setup => {
                self.play.setup.named.push((*seat, *card));
                self.state.draws.name_last(*seat, *card);
            }
            Action::Drawn(seat, card) => self.play.named.push((*seat, *card)),
            Action::BuyCard(seat, card) => {
                self.state.buy_card(rulebook, *seat, *card);
            }
            Action::Discard(seat, cards) => self.discard(*seat, cards),
            Action::Play(seat, play) => self.play_card(*seat, play),
            Action::WarRoll(dice) => self.roll_again(dice),
            Action::Cede(seat, provinces) => {
                let is_loser = self.state.cession().is_some_and(|cession| cession.loser == *seat);
                if is_loser {
                    self.state.cede(rulebook, provinces);
                }
            }
            Action::Replace(seat, province, Some(Replacement::Empty)) => {
                self.state.leave_empty(*seat, *province);
            }
            Action::Replace(seat, province, _) => {
                self.state
                    .now
                    .reduced
                    .retain(|known| *known != (*seat, *province));
            }
            Action::Purchases(seat, bought) => self.buy_all(*seat, bought),
            Action::Buy(seat, item) => self.buy(*seat, *item),
            Action::Places(seat, placements) => {
                self.play.is_part = true;
                for placement in placements {
                    self.play_action(&Action::Place(*seat, placement.clone()));
                }
                self.play.is_part = false;
            }
            Action::Place(seat, placement) => self.place(*seat, placement),
            Action::Cathedral(seat) => self.defend_by_cathedral(*seat),
            Action::Trade(seat, other, dice) => {
                let rolled = dice.first().and_then(|figure| die(*figure));
                self.state.trade(*seat, *other, rolled);
            }
            Action::TokenCard(seat, card) => {
                self.state.buy_expansion_card(rulebook, *seat, *card);
            }
            Action::Free(seat, province) => {
                self.state.free_marker(*seat, *province);
            }
            Action::Indulgence(seat, payment) => self.settle_indulgence(*seat, *payment),
            Action::Bonus(seat, card) => self.draw_bonus(Some((*seat, *card))),
            Action::Market(rolls) => {
                let written = rolls.len().min(MARKET_ROLLS);
                let rolls = rolls.iter().filter_map(|roll| three_dice(roll));
                let rolls: Vec<[u8; 3]> = rolls.take(MARKET_ROLLS).collect();
                // RA-97: old conditions have ended, also where income was forgotten; rolls too many replace those before.
                if self.play.market_rolls == 0 || self.play.market_rolls + written > MARKET_ROLLS {
                    self.state.end_conditions();
                    self.play.market_rolls = 0;
                }
                self.play.market_rolls += written;
                self.state.market(rulebook, &rolls);
            }
            Action::Swap(seat, other) => {
                self.state.swap(rulebook, *seat, *other);
                self.play.swapped.push(*seat);
            }
            Action::Pass(seat) if self.course.stage == Stage::Purchases => self.settle_stability(*seat),
            Action::Penalty(seat) => self.state.penalty(rulebook, *seat),
            Action::Leave(seat) => self.state.eliminate(rulebook, *seat),
            Action::ClaimHoldings(seat, held) => {
                if let Some(money) = held.money {
                    self.settle_money(*seat, money);
                }
            }
            Action::ClaimHand(seat, cards) if self.course.stage == Stage::Final => {
                let shown = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                self.play.burdens[seat.index()] = shown;
            }
            _ => {}
        }
    }

    fn discard(&mut self, seat: Seat, cards: &[CardId]) {
        if self.state.player(seat).is_out {
            for card in cards {
                self.state.name_discard(seat, *card);
            }
            self.play.unnamed.retain(|(known, ..)| *known != seat);
            return;
        }
        for card in cards {
            self.state.discard(seat, *card);
        }
    }

    /// What waits for its answer is over, unless this action answers it.
    pub(super) fn conclude_what_waits(&mut self, next: Option<&Action>) {
        if let Some(attack) = &self.play.attack
            && !matches!(next, Some(Action::Cathedral(_)))
        {
            let episode = Episode::Attack(attack.seat, attack.placement.province);
            self.conclude_at(attack.span, &episode);
            self.lose_open_attack();
        }
        // Several things may wait at once, and are answered in any order.
        let is_answered = next.is_some_and(|next| self.answers(next));
        if self.state.cession().is_some() && !is_answered {
            self.conclude_at(self.play.answer_to, &Episode::Cession);
            self.state.end_cession(self.rulebook, 0);
        }
        if !self.state.now.reduced.is_empty() && !is_answered {
            for (seat, province) in std::mem::take(&mut self.state.now.reduced) {
                self.conclude_at(self.play.answer_to, &Episode::Reduced(seat, province));
            }
        }
        if !is_answered && !matches!(next, Some(Action::Replace(..))) {
            self.state.now.halved = None;
            self.state.now.bare.clear();
        }
        if !self.play.unnamed.is_empty() && !is_answered {
            for (seat, cards, span) in std::mem::take(&mut self.play.unnamed) {
                self.conclude_at(span, &Episode::Hand(seat, cards));
            }
        }
        if next.is_none() && self.is_entered_too_early() {
            let violation = Violation::new()
                .with("turn", self.state.turn)
                .with("last", self.state.turn);
            self.report("ended-early", violation);
            self.state.last_turn = Some(LastTurn::TimeLimit);
        }
    }

    /// Whether an entry answers something that waits: a cession, a reduced marker, the hand of a player who is out.
    fn answers(&self, next: &Action) -> bool {
        match next {
            Action::Cede(..) => self.state.cession().is_some(),
            Action::Replace(..) => !self.state.now.reduced.is_empty(),
            Action::Discard(seat, _) => !self.play.unnamed.is_empty() && self.state.player(*seat).is_out,
            _ => false,
        }
    }

    /// Lets the rules look at what is over, where it is written.
    fn conclude_at(&mut self, place: TextSpan, episode: &Episode) {
        let span = std::mem::replace(&mut self.span, place);
        self.check(Moment::Concluding(episode));
        self.span = span;
    }

    /// Right before the rules look at an entry: whoever comes before this player and has bought nothing pays for stability.
    pub(super) fn prepare_for(&mut self, action: &Action) {
        match action {
            // In 1999 the order is made before anything else is done in the turn.
            Action::Clear(..) | Action::Adjust(..) | Action::Drawn(..) | Action::Swap(..)
                if self.course.stage == Stage::Draw && self.orders_first() =>
            {
                self.make_order();
            }
            Action::Purchases(seat, _) | Action::Buy(seat, _) => self.settle_stability_before(*seat),
            Action::Pass(seat) if self.course.stage == Stage::Purchases => {
                self.settle_stability_before(*seat);
            }
            Action::Place(seat, _)
            | Action::Places(seat, _)
            | Action::TokenCard(seat, _)
            | Action::Free(seat, _)
                if self.course.stage == Stage::Expansion =>
            {
                self.begin_round(*seat);
            }
            _ => {}
        }
    }
}
