//! Which draw can have brought which card: nobody sees a hand, but a card that is shown must have been drawn.
//!
//! Each draw is a slot: who drew, from which deck. Each card shown takes one slot of its player that lies before the
//! showing and whose deck held the card. All cards shown so far must fit into different slots together; they are fitted
//! one by one along augmenting paths. A forced trade makes the earlier slots of both sides usable by either from then on.

use super::{CardCounts, CardId, Seat, SeatSet};

/// All draws and all cards shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draws {
    slots: Vec<Slot>,
    /// The places of the draws that each player may hold, by seat.
    held: Vec<Vec<usize>>,
    shown: Vec<Shown>,
    trades: Vec<Trade>,
    /// What each deck held when it was formed, in order.
    decks: Vec<CardCounts>,
    /// The turn in which cards are drawn now; 0 before the first.
    pub turn: u16,
    /// Whether something is missing that would be needed: then every card fits.
    is_unknown: bool,
}

/// A draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// Who drew.
    pub seat: Seat,
    /// The deck, by its place among those formed.
    pub deck: u8,
    /// The turn; 0 for what was in hand before the first.
    pub turn: u16,
    /// The card, if an open record names it.
    pub named: Option<CardId>,
    /// The card shown that the draw accounts for, by its place; none so far.
    user: Option<u16>,
    /// Whoever may have what was drawn by now: the player, and others by forced trades.
    holders: SeatSet,
}

/// A card that became known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shown {
    card: CardId,
    seat: Seat,
    /// Draws and trades before it.
    slots: u16,
    trades: u16,
}

/// A forced trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Trade {
    sides: SeatSet,
    /// Draws before it.
    slots: u16,
}

impl Draws {
    /// A new deck is formed with these cards.
    pub fn form_deck(&mut self, cards: CardCounts) {
        self.decks.push(cards);
    }

    /// What the current deck held when it was formed.
    pub fn current_deck(&self) -> Option<&CardCounts> {
        self.decks.last()
    }

    /// All draws so far, in their order.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// What a deck held when it was formed, by its place among those formed.
    pub fn deck(&self, at: u8) -> Option<&CardCounts> {
        self.decks.get(usize::from(at))
    }

    /// How many decks have been formed since the one that a draw came from.
    pub fn decks_since(&self, slot: Slot) -> u8 {
        let last = u8::try_from(self.decks.len())
            .unwrap_or(u8::MAX)
            .saturating_sub(1);
        last.saturating_sub(slot.deck)
    }

    /// A card is drawn from the current deck; an open record may name it.
    pub fn draw(&mut self, seat: Seat, named: Option<CardId>) {
        let deck = self.decks.len().saturating_sub(1);
        self.slots.push(Slot {
            seat,
            deck: u8::try_from(deck).unwrap_or(u8::MAX),
            turn: self.turn,
            named,
            user: None,
            holders: SeatSet::of(seat),
        });
        let at = self.slots.len() - 1;
        self.held_by(seat).push(at);
    }

    fn held_by(&mut self, seat: Seat) -> &mut Vec<usize> {
        if self.held.len() <= seat.index() {
            self.held.resize(seat.index() + 1, Vec::new());
        }
        &mut self.held[seat.index()]
    }

    /// The last draw of a player is named afterwards; false if there is none.
    pub fn name_last(&mut self, seat: Seat, card: CardId) -> bool {
        let mut slots = self.slots.iter_mut().rev();
        let last = slots.find(|slot| slot.seat == seat);
        if let Some(slot) = last {
            slot.named = Some(card);
            return true;
        }
        false
    }

    /// One unknown card goes each way.
    pub fn trade(&mut self, one: Seat, other: Seat) {
        let sides = SeatSet::of(one).with(other);
        self.trades.push(Trade {
            sides,
            slots: place(self.slots.len()),
        });
        for slot in self.slots.iter_mut().filter(|slot| slot.holders.meets(sides)) {
            slot.holders = slot.holders.or(sides);
        }
        for seat in [one, other] {
            let slots = self.slots.iter().enumerate();
            let held = slots.filter(|(_, slot)| slot.holders.contains(seat));
            *self.held_by(seat) = held.map(|(at, _)| at).collect();
        }
    }

    /// From here on nobody can know which cards the decks hold: every card fits.
    pub fn lose_track(&mut self) {
        self.is_unknown = true;
    }

    /// Whether it can be known which cards fit.
    pub const fn is_known(&self) -> bool {
        !self.is_unknown
    }

    /// A player shows a card. False if no draw can have brought it; it takes no slot then.
    pub fn show(&mut self, seat: Seat, card: CardId) -> bool {
        if self.is_unknown {
            return true;
        }
        let shown = self.shown_now(seat, card);
        let Some(path) = self.path(shown) else {
            return false;
        };
        // Each draw of the path takes over what the one before it accounted for.
        let mut user = Some(place(self.shown.len()));
        for slot in path {
            std::mem::swap(&mut self.slots[slot].user, &mut user);
        }
        self.shown.push(shown);
        true
    }

    /// Whether a player could show a card now.
    pub fn could_show(&self, seat: Seat, card: CardId) -> bool {
        self.is_unknown || self.path(self.shown_now(seat, card)).is_some()
    }

    fn shown_now(&self, seat: Seat, card: CardId) -> Shown {
        Shown {
            card,
            seat,
            slots: place(self.slots.len()),
            trades: place(self.trades.len()),
        }
    }

    /// The draws of a player, with the card that each is accounted for by.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (Slot, Option<CardId>)> {
        let own = self.slots.iter().filter(move |slot| slot.seat == seat);
        own.map(|slot| (*slot, self.card_of(*slot)))
    }

    /// Draws that no shown card accounts for.
    pub fn open_slots(&self, seat: Seat) -> usize {
        let own = self.of(seat);
        own.filter(|(_, card)| card.is_none()).count()
    }

    fn card_of(&self, slot: Slot) -> Option<CardId> {
        let shown = self.shown.get(usize::from(slot.user?))?;
        Some(shown.card)
    }

    /// The slots of an augmenting path for a card that is shown; none if it fits into no slot.
    fn path(&self, shown: Shown) -> Option<Vec<usize>> {
        let mut free = self.near(shown).filter(|(_, slot)| slot.user.is_none());
        if let Some((at, _)) = free.find(|(at, slot)| self.can_use(shown, *at, slot)) {
            return Some(vec![at]);
        }
        let (mut seen, mut path) = (vec![false; self.slots.len()], Vec::new());
        self.augment(shown, &mut seen, &mut path).then_some(path)
    }

    /// An augmenting path: a slot whose user finds another one.
    fn augment(&self, shown: Shown, seen: &mut [bool], path: &mut Vec<usize>) -> bool {
        for (at, slot) in self.near(shown) {
            if seen[at] || !self.can_use(shown, at, slot) {
                continue;
            }
            seen[at] = true;
            path.push(at);
            let next = slot.user.map(|user| self.shown[usize::from(user)]);
            if next.is_none_or(|next| self.augment(next, seen, path)) {
                return true;
            }
            path.pop();
        }
        false
    }

    /// The draws before a card was shown that its player may hold.
    fn near(&self, shown: Shown) -> impl Iterator<Item = (usize, &Slot)> {
        let held = self.held.get(shown.seat.index()).map_or(&[][..], Vec::as_slice);
        let before = held.iter().take_while(move |at| **at < usize::from(shown.slots));
        before.map(|at| (*at, &self.slots[*at]))
    }

    /// Whether one of these draws can have brought a card that was shown.
    fn can_use(&self, shown: Shown, at: usize, slot: &Slot) -> bool {
        if slot.named.is_some_and(|named| named != shown.card) {
            return false;
        }
        let deck = self.decks.get(usize::from(slot.deck));
        if deck.is_some_and(|deck| deck.of(shown.card) == 0) {
            return false;
        }
        slot.seat == shown.seat || self.came_by_trade(shown, at)
    }

    /// Whether forced trades can have carried what was drawn to whoever showed it.
    fn came_by_trade(&self, shown: Shown, at: usize) -> bool {
        let mut users = SeatSet::of(self.slots[at].seat);
        for trade in self.trades.iter().take(usize::from(shown.trades)) {
            if usize::from(trade.slots) > at && users.meets(trade.sides) {
                users = users.or(trade.sides);
            }
        }
        users.contains(shown.seat)
    }
}

fn place(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const MAREK: Seat = Seat(1);
    const OLD: CardId = CardId(1);
    const NEW: CardId = CardId(2);
    const BOTH: CardId = CardId(3);

    fn deck(cards: &[CardId]) -> CardCounts {
        let mut counts = CardCounts::default();
        for card in cards {
            counts.add(*card, 1);
        }
        counts
    }

    #[test]
    fn a_card_must_come_from_a_deck_that_held_it() {
        let mut draws = Draws::default();
        draws.form_deck(deck(&[OLD, BOTH]));
        draws.draw(ANNA, None);
        assert!(!draws.show(ANNA, NEW));
        assert!(draws.show(ANNA, OLD));
        assert!(!draws.show(ANNA, BOTH), "the only draw is accounted for");
    }

    #[test]
    fn an_earlier_card_moves_to_another_draw() {
        let mut draws = Draws::default();
        draws.form_deck(deck(&[OLD, BOTH]));
        draws.draw(ANNA, None);
        draws.form_deck(deck(&[NEW, BOTH]));
        draws.draw(ANNA, None);
        assert!(draws.show(ANNA, BOTH), "takes the first draw");
        assert!(draws.could_show(ANNA, OLD), "the other card can have come second");
        assert!(draws.show(ANNA, OLD));
        assert!(!draws.could_show(ANNA, NEW));
    }

    #[test]
    fn what_was_shown_before_a_draw_did_not_come_by_it() {
        let mut draws = Draws::default();
        draws.form_deck(deck(&[OLD]));
        draws.draw(ANNA, None);
        draws.form_deck(deck(&[NEW, BOTH]));
        assert!(!draws.show(ANNA, BOTH));
        draws.draw(ANNA, None);
        assert!(draws.show(ANNA, BOTH));
    }

    #[test]
    fn a_forced_trade_serves_both_sides_from_then_on() {
        let mut draws = Draws::default();
        draws.form_deck(deck(&[OLD]));
        draws.draw(ANNA, None);
        draws.form_deck(deck(&[NEW]));
        draws.draw(MAREK, None);
        assert!(!draws.could_show(MAREK, OLD));
        draws.trade(ANNA, MAREK);
        assert!(draws.show(MAREK, OLD));
        assert!(draws.show(ANNA, NEW));
        draws.draw(MAREK, None);
        assert!(!draws.could_show(ANNA, NEW), "this draw came after the trade");
    }

    #[test]
    fn a_named_draw_brings_nothing_else() {
        let mut draws = Draws::default();
        draws.form_deck(deck(&[OLD, BOTH]));
        draws.draw(ANNA, Some(BOTH));
        assert!(!draws.could_show(ANNA, OLD));
        assert!(draws.show(ANNA, BOTH));
    }

    #[test]
    fn without_knowledge_everything_fits() {
        let mut draws = Draws::default();
        draws.form_deck(deck(&[OLD]));
        draws.lose_track();
        assert!(draws.show(ANNA, NEW));
    }
}
