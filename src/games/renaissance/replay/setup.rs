//! Before the first turn: bids and the first order, or a table in the middle of a game.

use super::{Play, Replay};
use crate::core::engine::{Seat, Seated};
use crate::games::renaissance::action::{Action, Condition, Holdings};
use crate::games::renaissance::apply::setup::GivenDeck;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{
    CardCounts, CardId, Edition, LastTurn, MOST_OF_A_CONDITION, Misery, Options, PowerId, ProvinceId,
    Rulebook, State,
};

/// The table before anything is played.
pub(super) fn set_up<'a>(
    rulebook: &Rulebook,
    seats: &[Seated],
    first_turn: u16,
    actions: impl Iterator<Item = &'a Action> + Clone,
) -> (State, Play) {
    let power = |(power, _): &Seated| rulebook.power_id(power).unwrap_or(PowerId(0));
    let powers: Vec<PowerId> = seats.iter().map(power).collect();
    let options = options(rulebook, actions.clone());
    let has_time_limit = options.has_time_limit;
    let mut state = State::new(rulebook, &powers, options);
    state.lay_out(rulebook);
    state.turn = first_turn;
    let mut play = Play::new(seats.len());
    let is_given = |action: &Action| {
        matches!(
            action,
            Action::Give(..)
                | Action::GiveMarkers(..)
                | Action::GiveTokens(..)
                | Action::GiveEpoch(_)
                | Action::GiveDeck(_)
                | Action::GiveChoice(_)
                | Action::GiveReplay(_)
                | Action::GiveRemoved(_)
                | Action::GiveConditions(..)
        )
    };
    play.setup.is_position = first_turn > 1 || actions.clone().any(is_given);
    if has_time_limit {
        play.setup.last_turn = turn_of_final(actions, first_turn);
        if play.setup.last_turn == Some(first_turn) {
            state.last_turn = Some(LastTurn::TimeLimit);
        }
    }
    for (ledger, player) in play.ledgers.iter_mut().zip(&state.players) {
        ledger.settle(player.cash);
    }
    (state, play)
}

/// What the header chooses.
fn options<'a>(rulebook: &Rulebook, actions: impl Iterator<Item = &'a Action>) -> Options {
    let mut options = Options::default();
    for action in actions {
        match action {
            Action::Variant(variant) => {
                let Some(variant) = rulebook.catalog.variants.get(usize::from(*variant)) else {
                    continue;
                };
                if let Some(epoch) = variant.last_epoch.and_then(|epoch| u8::try_from(epoch).ok()) {
                    options.last_epoch = epoch;
                }
                match variant.id.as_ref() {
                    "time-limit" => options.has_time_limit = true,
                    "revised-map" => options.revised_map = true,
                    "three-cards" => options.three_cards = true,
                    _ => {}
                }
            }
            Action::Edition(1999) => options.edition = Edition::Euro,
            Action::Edition(_) => options.edition = Edition::Original,
            _ => {}
        }
    }
    options
}

/// The turn above the heading of the final card play.
fn turn_of_final<'a>(actions: impl Iterator<Item = &'a Action>, first_turn: u16) -> Option<u16> {
    let mut turn = first_turn;
    for action in actions {
        match action {
            Action::Turn(number) => turn = u16::try_from(*number).unwrap_or(turn),
            Action::Enter(Stage::Final) => return Some(turn),
            _ => {}
        }
    }
    None
}

/// Groups of players among whom equal bids are not settled by dice.
pub fn open_ties(bids: &[Option<u32>], rolls: &[Vec<u32>]) -> Vec<Vec<Seat>> {
    let mut ties: Vec<Vec<Seat>> = Vec::new();
    let known = bids.iter().zip(rolls).zip((0..).map(Seat));
    let known: Vec<_> = known
        .filter_map(|((bid, rolls), seat)| Some(((*bid)?, rolls, seat)))
        .collect();
    for (at, (bid, rolls, seat)) in known.iter().enumerate() {
        if known[..at]
            .iter()
            .any(|(other, dice, _)| other == bid && dice == rolls)
        {
            continue;
        }
        let later = known[at + 1..].iter();
        let mut tie: Vec<Seat> = later
            .filter(|(other, dice, _)| other == bid && dice == rolls)
            .map(|(.., seat)| *seat)
            .collect();
        if !tie.is_empty() {
            tie.insert(0, *seat);
            ties.push(tie);
        }
    }
    ties
}

impl Replay<'_, '_> {
    /// The bids are paid, and the order of choosing is kept.
    pub(super) fn settle_bids(&mut self) {
        if self.play.setup.is_chosen || self.play.setup.is_position {
            return;
        }
        self.play.setup.is_chosen = true;
        let bid = |bid: &Option<u32>| bid.and_then(|bid| i32::try_from(bid).ok()).unwrap_or(0);
        let bids: Vec<i32> = self.play.setup.bids.iter().map(bid).collect();
        let choice = self
            .state
            .choice_by_bids(self.rulebook, &bids, &self.play.setup.rolls);
        self.noting("RR-060", |replay| {
            replay.state.settle_bids(replay.rulebook, &bids, choice);
        });
    }

    /// The setup is over: the table is complete.
    pub(super) fn finish_setup(&mut self) {
        self.settle_bids();
        if self.play.setup.is_position {
            self.give_deck();
        } else if !self.orders_first() {
            self.make_order();
        }
        for seat in self.state.seats() {
            let cash = self.state.player(seat).cash;
            self.play.ledgers[seat.index()].settle(cash);
        }
    }

    fn give_deck(&mut self) {
        let setup = &self.play.setup;
        let counts = |cards: &Vec<CardId>| {
            let mut counts = CardCounts::default();
            for card in cards {
                counts.add(*card, 1);
            }
            counts
        };
        let epoch = setup.epoch.unwrap_or(1);
        let (replay, removed) = (
            setup.replay.as_ref().map(counts),
            setup.removed.as_ref().map(counts),
        );
        let known: u16 = [&replay, &removed]
            .into_iter()
            .flatten()
            .map(CardCounts::total)
            .sum();
        let hands: u16 = self
            .state
            .players
            .iter()
            .map(|player| u16::from(player.hand))
            .sum();
        let all = self.state.board.cards_up_to(epoch).total();
        let told = setup.deck.and_then(|deck| u16::try_from(deck).ok());
        let left = told.unwrap_or_else(|| all.saturating_sub(known + hands));
        self.state.give_deck(&GivenDeck {
            epoch,
            left,
            replay,
            removed,
        });
    }

    /// Something is said of a table in the middle of a game.
    pub(super) fn give(&mut self, action: &Action) {
        match action {
            Action::GiveEpoch(epoch) => {
                let epoch = u8::try_from(*epoch).unwrap_or(3).clamp(1, 3);
                self.play.setup.epoch = Some(epoch);
                self.state.deck.epoch = epoch;
            }
            Action::GiveDeck(cards) => self.play.setup.deck = Some(*cards),
            Action::GiveChoice(choice) => {
                self.play.setup.is_choice_given = true;
                self.state.choice.clone_from(choice);
            }
            Action::GiveReplay(cards) => {
                self.play.setup.replay.get_or_insert_default().extend(cards);
            }
            Action::GiveRemoved(cards) => {
                self.play.setup.removed.get_or_insert_default().extend(cards);
            }
            Action::GiveConditions(condition, commodities) => {
                let by = if *condition == Condition::Shortage { 1 } else { -1 };
                for commodity in commodities {
                    let condition = &mut self.state.conditions[commodity.index()];
                    *condition = (*condition + by).clamp(-MOST_OF_A_CONDITION, MOST_OF_A_CONDITION);
                }
            }
            Action::Give(seat, held) => self.give_holdings(*seat, held),
            Action::GiveMarkers(seat, provinces) => {
                for province in self.that_hold_pieces(provinces) {
                    self.make_room(province);
                    if !self.state.board.is_satellite(province) {
                        self.state.put_marker(*seat, province, false);
                    }
                }
            }
            Action::GiveTokens(seat, count, provinces) => {
                for province in self.that_hold_pieces(provinces) {
                    self.state.clear_marker(province);
                    let market = self.state.board.province(province).market;
                    let room = market.saturating_sub(self.state.province(province).all_tokens());
                    let count = u8::try_from(*count).unwrap_or(u8::MAX).min(room);
                    self.state.put_tokens(*seat, province, count);
                }
            }
            _ => {}
        }
    }

    /// Those that are in play.
    fn that_hold_pieces(&self, provinces: &[ProvinceId]) -> Vec<ProvinceId> {
        let provinces = provinces.iter().copied();
        provinces
            .filter(|id| self.state.board.in_play.contains(*id))
            .collect()
    }

    /// What stands in a province gives way to a marker: that of the capital, of which nothing else was said.
    fn make_room(&mut self, province: ProvinceId) {
        let owners = self.state.province(province).owners();
        self.state.clear_pieces(owners, province);
    }

    fn give_holdings(&mut self, seat: Seat, held: &Holdings) {
        if let Some(money) = held.money.and_then(|money| i32::try_from(money).ok()) {
            self.state.set_cash(seat, money);
            self.state.player_mut(seat).written = money;
            self.play.ledgers[seat.index()].settle(money);
        }
        if let Some(written) = held.written.and_then(|money| i32::try_from(money).ok()) {
            self.state.player_mut(seat).written = written;
        }
        if let Some(tokens) = held.tokens {
            self.state
                .give_expansion(seat, u8::try_from(tokens).unwrap_or(u8::MAX));
        }
        if let Some(cards) = held.cards {
            self.play.setup.hands[seat.index()] = Some(cards);
            self.state.player_mut(seat).hand = u8::try_from(cards).unwrap_or(u8::MAX);
        }
        let given = &mut self.play.setup.given[seat.index()];
        *given = Holdings {
            money: held.money.or(given.money),
            written: held.written.or(given.written),
            tokens: held.tokens.or(given.tokens),
            cards: held.cards.or(given.cards),
            misery: held.misery.or(given.misery),
            ship: held.ship.or(given.ship),
            ..Holdings::default()
        };
        let misery = held.misery.and_then(Misery::of_value);
        let advances = held.advances.iter().copied().collect();
        self.state.give_tracks(seat, misery, held.ship, advances);
    }
}
