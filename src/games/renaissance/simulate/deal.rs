//! The cards that everybody really holds: the check only counts them.

use crate::core::Random;
use crate::games::renaissance::state::{CardCounts, CardId, Change, Seat, State};

/// Decks and hands, as nobody at the table sees them.
#[derive(Debug, Default)]
pub(super) struct Deal {
    hands: Vec<Vec<CardId>>,
    /// The draw pile, the top card last.
    pile: Vec<CardId>,
    /// The deck that the pile belongs to, by its place among those formed.
    deck: Option<u8>,
    /// Draws that have been followed.
    followed: usize,
    /// The cards that were drawn from the pile.
    drawn: CardCounts,
}

impl Deal {
    /// Draws the cards that have been drawn on the table.
    pub(super) fn follow(&mut self, state: &State, random: &mut Random) {
        self.hands.resize(state.players.len(), Vec::new());
        let slots = state.draws.slots();
        while let Some(slot) = slots.get(self.followed) {
            self.followed += 1;
            if self.deck != Some(slot.deck) {
                self.deck = Some(slot.deck);
                let mut cards = state.draws.deck(slot.deck).copied().unwrap_or_default();
                if slot.deck == 1 && state.board.changes.has(Change::SetupCards) {
                    // The deck of 1999 is filled up after the deal.
                    cards.take_all(&self.drawn);
                }
                self.drawn = CardCounts::default();
                self.pile.clear();
                for (card, count) in cards.iter() {
                    self.pile.extend(std::iter::repeat_n(card, usize::from(count)));
                }
                random.shuffle(&mut self.pile);
            }
            if let (Some(card), Some(hand)) = (self.pile.pop(), self.hands.get_mut(slot.seat.index())) {
                self.drawn.add(card, 1);
                hand.push(card);
            }
        }
    }

    /// A player's hand.
    pub(super) fn hand(&self, seat: Seat) -> Vec<CardId> {
        self.hands.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A card leaves a hand.
    pub(super) fn take(&mut self, seat: Seat, card: CardId) {
        if let Some(hand) = self.hands.get_mut(seat.index())
            && let Some(at) = hand.iter().position(|known| *known == card)
        {
            hand.remove(at);
        }
    }

    /// All cards leave a hand.
    pub(super) fn take_all(&mut self, seat: Seat) -> Vec<CardId> {
        self.hands
            .get_mut(seat.index())
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// A forced trade: the first card of one for a random one of the other.
    pub(super) fn trade(&mut self, one: Seat, other: Seat, random: &mut Random) {
        let theirs = self.hand(other);
        let own = self.hand(one);
        if let (Some(given), Some(taken)) = (own.first(), theirs.get(random.below(theirs.len().max(1)))) {
            self.take(one, *given);
            self.take(other, *taken);
            self.hands[one.index()].push(*taken);
            self.hands[other.index()].push(*given);
        }
    }
}
