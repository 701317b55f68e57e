//! Cards in hands: what is possible, and where cards go.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, AdvanceSet, CardId, CategoryId, CommodityId, EventCard, Face, Rulebook, Seat, State,
};

/// Why a card cannot be in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotInHand {
    /// The hand is empty.
    HandEmpty,
    /// Its epoch has not begun.
    LaterEpoch,
    /// All copies are played, removed or in the replay pile.
    Gone,
    /// No draw of the player can have brought it.
    NotDrawn,
}

impl State {
    /// Whether a card can be in a player's hand.
    pub fn could_hold(&self, seat: Seat, card: CardId) -> Result<(), NotInHand> {
        if self.player(seat).hand == 0 {
            return Err(NotInHand::HandEmpty);
        }
        if self.first_epoch(card) > self.deck.epoch {
            return Err(NotInHand::LaterEpoch);
        }
        if self.copies_at_large(card) == 0 && self.draws.is_known() {
            return Err(NotInHand::Gone);
        }
        if !self.draws.could_show(seat, card) {
            return Err(NotInHand::NotDrawn);
        }
        Ok(())
    }

    /// The first epoch that has a card, from 1.
    pub fn first_epoch(&self, card: CardId) -> u8 {
        let copies = self.board.card(card).copies.iter().zip(1..);
        let mut with_copies = copies.filter(|(copies, _)| **copies > 0);
        with_copies.next().map_or(1, |(_, epoch)| epoch)
    }

    /// Copies of a card that are in hands or in the draw pile.
    pub fn copies_at_large(&self, card: CardId) -> u8 {
        let begun = self
            .board
            .card(card)
            .copies
            .iter()
            .take(usize::from(self.deck.epoch));
        let leaders = self.leaders.iter().filter(|leader| leader.card == card).count();
        let known =
            self.deck.replay.of(card) + self.deck.removed.of(card) + u8::try_from(leaders).unwrap_or(0);
        begun.sum::<u8>().saturating_sub(known)
    }

    /// The double card that a commodity is on.
    pub fn double_card(&self, commodity: CommodityId) -> Option<CardId> {
        let mut cards = (0..).map(CardId).zip(&self.board.cards);
        let double = cards.find(|(_, card)| {
            matches!(card.face, Face::Commodity { choices, .. } if choices.len() > 1 && choices.contains(commodity))
        });
        double.map(|(card, _)| card)
    }

    /// A card leaves a hand and becomes known. False if no draw can have brought it; it leaves the hand all the same.
    pub fn take_from_hand(&mut self, seat: Seat, card: CardId) -> bool {
        let player = self.player_mut(seat);
        player.hand = player.hand.saturating_sub(1);
        self.draws.show(seat, card)
    }

    /// RR-031, RR-047, RR-069: a card that is done with goes to the replay pile, or out of the game.
    pub fn file(&mut self, card: CardId) {
        if self.board.card(card).recycles {
            self.deck.replay.add(card, 1);
        } else {
            self.deck.removed.add(card, 1);
        }
    }

    /// Whether an event is a burden that cannot be played (RR-048), and why.
    pub fn burden(&self, rulebook: &Rulebook, card: CardId) -> Option<Burden> {
        let Face::Event(event) = self.face(card) else {
            return None;
        };
        self.burden_event(rulebook, event)
    }

    /// Whether an event is a burden, and why.
    pub fn burden_event(&self, rulebook: &Rulebook, event: EventCard) -> Option<Burden> {
        use EventCard::{Armor, Gunpowder, LongBow, Stirrups};
        let played = |event: EventCard| self.past.military.has_any(&[event]);
        let reversed = |event: EventCard| match event {
            Gunpowder => rulebook.reads(disputed::gunpowder_voids::VOIDED),
            _ => rulebook.reads(disputed::long_bow_voids::VOIDED),
        };
        match event {
            Armor | Stirrups => {
                let voiding = [Gunpowder, LongBow];
                let voided = voiding
                    .into_iter()
                    .find(|event| played(*event) && !reversed(*event));
                voided.map(Burden::VoidedBy)
            }
            Gunpowder | LongBow if reversed(event) => {
                let voided = [Armor, Stirrups].into_iter().find(|event| played(*event));
                voided.map(Burden::VoidedBy)
            }
            EventCard::Crusades => self
                .past
                .mongols
                .then_some(Burden::VoidedBy(EventCard::MongolArmies)),
            EventCard::PapalDecree => self
                .past
                .late_strife
                .then_some(Burden::VoidedBy(EventCard::ReligiousStrife)),
            EventCard::AlchemistsGold => {
                let stops = AdvanceSet::of(AdvanceId::LAWS_OF_MATTER);
                let all = rulebook.reads(disputed::alchemist_burden::ALL);
                self.all_own(stops, all).then_some(Burden::AllOwn(stops))
            }
            EventCard::MysticismAbounds => {
                let stops = self.board.categories[CategoryId::SCIENCE.index()];
                self.all_own(stops, false).then_some(Burden::AllOwn(stops))
            }
            _ => None,
        }
    }

    fn all_own(&self, advances: AdvanceSet, also_out: bool) -> bool {
        let mut players = self.players.iter().filter(|player| also_out || !player.is_out);
        players.all(|player| player.advances.contains_all(advances))
    }
}

/// Why an event is a burden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Burden {
    /// This event has voided it.
    VoidedBy(EventCard),
    /// Everybody owns these advances.
    AllOwn(AdvanceSet),
}
