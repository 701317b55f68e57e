//! Cards drawn, decks formed, conditions paid off, cards bought and discarded.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    CardId, Change, CommodityId, CommoditySet, LastTurn, Once, Rulebook, Seat, State,
};

impl State {
    /// RR-029, RR-066: a player draws a card. When the pile is empty the next deck is formed first; false if there is none
    /// any more (RR-160). An open record names the card.
    pub fn draw(&mut self, rulebook: &Rulebook, seat: Seat, named: Option<CardId>) -> bool {
        if self.deck.left == 0 && !self.form_next_deck() {
            return false;
        }
        self.deck.left -= 1;
        let player = self.player_mut(seat);
        player.hand = player.hand.saturating_add(1);
        self.draws.draw(seat, named);
        if self.deck.left == 0 && rulebook.reads(disputed::new_deck::AT_ONCE) {
            self.form_next_deck();
        }
        if self.is_deck_out() && self.last_turn.is_none() {
            self.last_turn = Some(LastTurn::DeckEmpty);
        }
        true
    }

    /// A draw at the very end of a turn: with another reading the next turn is the last (RA-15).
    pub fn draw_late(&mut self, rulebook: &Rulebook, seat: Seat, named: Option<CardId>) -> bool {
        let before = self.last_turn;
        let drawn = self.draw(rulebook, seat, named);
        if rulebook.reads(disputed::last_card_last_moment::NEXT_TURN) {
            self.last_turn = before;
        }
        drawn
    }

    /// The next epoch's cards are shuffled with the replay pile. False in the last epoch.
    fn form_next_deck(&mut self) -> bool {
        if self.deck.epoch >= self.options.last_epoch || self.deck.epoch >= 3 {
            return false;
        }
        self.deck.epoch += 1;
        let mut cards = self.board.cards_of_epoch(self.deck.epoch);
        cards.add_all(&std::mem::take(&mut self.deck.replay));
        if self.deck.unknown > 0 {
            // Some of them lie in this deck, and nobody knows which.
            self.draws.lose_track();
        }
        self.deck.left = cards.total();
        self.draws.form_deck(cards);
        true
    }

    /// RR-066: everybody draws a card, in order. In the first turn of 1999 nobody does (RD-34).
    pub fn draw_phase(&mut self, rulebook: &Rulebook) {
        if self.turn == 1 && self.board.changes.has(Change::OrderFirst) {
            return;
        }
        for at in 0..self.order.len() {
            let seat = self.order[at];
            if !self.player(seat).is_out {
                self.draw(rulebook, seat, None);
            }
        }
    }

    /// What it costs to pay off conditions (RR-065, RA-10, RA-11), and which of them are hit: one condition of each
    /// commodity named, and of the other of Gold and Ivory.
    pub fn clearing(&self, rulebook: &Rulebook, named: &[CommodityId]) -> Clearing {
        let mut clearing = Clearing::default();
        let pairs = [CommodityId::GOLD, CommodityId::IVORY];
        let together = !rulebook.reads(disputed::clear_gold_ivory::EACH)
            && pairs.iter().all(|commodity| self.condition(*commodity) != 0);
        for commodity in named {
            let is_pair = together && pairs.contains(commodity);
            if is_pair && clearing.cleared.contains(*commodity) {
                continue;
            }
            let condition = self.condition(*commodity);
            if condition == 0 {
                clearing.nothing.insert(*commodity);
                continue;
            }
            clearing.price += i32::from(self.board.commodity(*commodity).base);
            clearing.cleared.insert(*commodity);
            if is_pair {
                clearing.cleared = pairs.into_iter().fold(clearing.cleared, CommoditySet::with);
            }
        }
        clearing
    }

    /// RR-065: conditions are paid off.
    pub fn clear_conditions(&mut self, rulebook: &Rulebook, seat: Seat, named: &[CommodityId]) -> Clearing {
        let clearing = self.clearing(rulebook, named);
        let both = rulebook.reads(disputed::clear_double::BOTH_AT_ONCE);
        for commodity in clearing.cleared.iter() {
            let condition = &mut self.conditions[commodity.index()];
            *condition -= if both { *condition } else { condition.signum() };
        }
        self.pay(seat, clearing.price);
        clearing
    }

    /// The condition of a commodity: above 0 shortages, below 0 surpluses.
    pub fn condition(&self, commodity: CommodityId) -> i8 {
        self.conditions[commodity.index()]
    }

    /// RD-43: Wind/Watermill of 1999 sets the condition of a commodity.
    pub fn adjust(&mut self, seat: Seat, commodity: CommodityId, condition: i8) {
        self.conditions[commodity.index()] = condition;
        self.player_mut(seat).done.mark(Once::Adjust);
    }

    /// RR-067: an extra card for $10. False if there is none any more; it is paid all the same.
    pub fn buy_card(&mut self, rulebook: &Rulebook, seat: Seat, named: Option<CardId>) -> bool {
        self.pay(seat, i32::from(rulebook.catalog.numbers.extra_card));
        self.player_mut(seat).done.mark(Once::ExtraCard);
        self.draw(rulebook, seat, named)
    }

    /// RR-068, RR-069: a card is discarded with Master Art. False if it cannot be in the hand.
    pub fn discard(&mut self, seat: Seat, card: CardId) -> bool {
        self.player_mut(seat).done.mark(Once::Discard);
        let fits = self.take_from_hand(seat, card);
        self.file(card);
        fits
    }
}

/// Conditions that are paid off.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clearing {
    /// What it costs.
    pub price: i32,
    /// The commodities of which a condition goes.
    pub cleared: CommoditySet,
    /// Those named that have none.
    pub nothing: CommoditySet,
}
