//! Before turn 1, or the table in the middle of a game.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceSet, CardCounts, Change, Deck, Draws, Misery, PowerId, ProvinceId, Rulebook, Seat, Ship, State,
};

/// Cards of a table that is set up in the middle of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GivenDeck {
    /// The epoch of the draw pile.
    pub epoch: u8,
    /// Cards in the draw pile.
    pub left: u16,
    /// The replay pile, if it is given.
    pub replay: Option<CardCounts>,
    /// The cards out of the game, if they are given.
    pub removed: Option<CardCounts>,
}

impl State {
    /// RR-051, RR-052, RR-061: $40 each, a marker in each capital, all other pieces off the map, the deck of epoch I,
    /// and the cards that are dealt.
    pub fn lay_out(&mut self, rulebook: &Rulebook) {
        let catalog = rulebook.catalog;
        let (tokens, markers) = (self.board.tokens, self.board.markers);
        for seat in self.seats() {
            let player = self.player_mut(seat);
            player.stock = tokens;
            player.markers = markers;
            self.receive(seat, i32::from(catalog.numbers.start_cash));
            self.put_marker(seat, self.capital(seat), false);
            let cash = self.player(seat).cash;
            self.player_mut(seat).written = cash;
        }
        let mut cards = self.board.cards_of_epoch(1);
        if self.board.changes.has(Change::SetupCards) {
            self.hold_back(rulebook, &mut cards);
        }
        self.deck = Deck {
            epoch: 1,
            left: cards.total(),
            held_back: self.deck.held_back,
            ..Deck::default()
        };
        self.draws.form_deck(cards);
        self.now.epoch = 1;
        for seat in self.seats() {
            for _ in 0..self.cards_dealt(rulebook) {
                self.draw(rulebook, seat, None);
            }
        }
        self.release_held_back();
    }

    /// Cards that each player begins with: one, or two of three with the dealing of 1999.
    fn cards_dealt(&self, rulebook: &Rulebook) -> u16 {
        let changed = self.board.changes.has(Change::SetupCards);
        let mut kept = rulebook
            .catalog
            .editions
            .iter()
            .filter_map(|edition| edition.kept);
        let kept = kept.next().filter(|_| changed);
        kept.unwrap_or(rulebook.catalog.numbers.start_cards)
    }

    /// RD-33: five cards come into the deck only after the deal.
    fn hold_back(&mut self, rulebook: &Rulebook, cards: &mut CardCounts) {
        let held = rulebook
            .catalog
            .editions
            .iter()
            .flat_map(|edition| edition.held_back.iter());
        for id in held {
            if let Some(card) = rulebook.card_id(id)
                && cards.take(card)
            {
                self.deck.held_back.add(card, 1);
            }
        }
    }

    /// The cards held back from the deal are shuffled in. What was dealt came from the others, which is not told apart
    /// any more from here on.
    fn release_held_back(&mut self) {
        let held = std::mem::take(&mut self.deck.held_back);
        if held.total() == 0 {
            return;
        }
        self.deck.left += held.total();
        let mut cards = self.draws.current_deck().copied().unwrap_or_default();
        cards.add_all(&held);
        self.draws.form_deck(cards);
    }

    /// RR-058 to RR-060: the order of choosing by bids and dice. `rolls` are the dice of each seat in their order.
    /// Players whose dice are still equal, or missing, keep the order of the list.
    pub fn choice_by_bids(&self, rulebook: &Rulebook, bids: &[i32], rolls: &[Vec<u32>]) -> Vec<Seat> {
        let lower_first = rulebook.reads(disputed::capital_bid_ties::LOWER_FIRST);
        let mut choice: Vec<Seat> = self.seats().collect();
        choice.sort_by(|one, other| {
            let bid = |seat: &Seat| bids.get(seat.index()).copied().unwrap_or(0);
            let dice = |seat: &Seat| rolls.get(seat.index()).map_or(&[][..], Vec::as_slice);
            let by_dice = if lower_first {
                dice(one).cmp(dice(other))
            } else {
                dice(other).cmp(dice(one))
            };
            bid(other).cmp(&bid(one)).then(by_dice)
        });
        choice
    }

    /// RR-060: everybody pays the own bid, and the order of choosing is kept for ties.
    pub fn settle_bids(&mut self, rulebook: &Rulebook, bids: &[i32], choice: Vec<Seat>) {
        let winner_only = rulebook.reads(disputed::capital_bid_limits::WINNER_ONLY);
        for (seat, bid) in self.seats().zip(bids) {
            if !winner_only || choice.first() == Some(&seat) {
                self.pay(seat, *bid);
            }
        }
        self.choice = choice;
    }

    /// The players among whom dice decide: equal bids, and equal dice as far as they are rolled.
    pub fn tied_bidders(&self, bids: &[i32], rolls: &[Vec<u32>]) -> Vec<Seat> {
        let same = |one: Seat, other: Seat| {
            bids.get(one.index()) == bids.get(other.index())
                && rolls.get(one.index()) == rolls.get(other.index())
        };
        let tied = |seat: &Seat| self.seats().any(|other| other != *seat && same(*seat, other));
        self.seats().filter(tied).collect()
    }

    /// The cards of a table in the middle of a game: the hands are counted already. Without the piles nobody can know
    /// which cards the deck holds.
    pub fn give_deck(&mut self, given: &GivenDeck) {
        let mut unseen = self.board.cards_up_to(given.epoch);
        for pile in [&given.replay, &given.removed].into_iter().flatten() {
            unseen.take_all(pile);
        }
        self.deck = Deck {
            epoch: given.epoch,
            left: given.left,
            replay: given.replay.unwrap_or_default(),
            removed: given.removed.unwrap_or_default(),
            unknown: 0,
            held_back: CardCounts::default(),
        };
        self.draws = Draws::default();
        self.draws.form_deck(unseen);
        if given.replay.is_none() || given.removed.is_none() {
            self.draws.lose_track();
        }
        for seat in self.seats() {
            for _ in 0..self.player(seat).hand {
                self.draws.draw(seat, None);
            }
        }
        self.now.epoch = given.epoch;
    }

    /// How many cards the table of a record from the middle lacks, or has too many: below and above 0.
    pub fn cards_over(&self) -> i32 {
        let hands: i32 = self.players.iter().map(|player| i32::from(player.hand)).sum();
        let piles = self.deck.left + self.deck.replay.total() + self.deck.removed.total() + self.deck.unknown;
        let leaders = i32::try_from(self.leaders.len()).unwrap_or(0);
        hands + i32::from(piles) + leaders - i32::from(self.board.cards_up_to(self.deck.epoch).total())
    }

    /// The tokens in a player's expansion box, at the start in the middle of a game.
    pub fn give_expansion(&mut self, seat: Seat, count: u8) {
        let player = self.player_mut(seat);
        let all = player.stock + player.expansion;
        player.expansion = count.min(all);
        player.stock = all - player.expansion;
    }

    /// Whether something else than the marker with which a power begins was put in a province.
    pub fn is_given(&self, province: ProvinceId) -> bool {
        let pieces = self.province(province);
        let owner = self.capital_owner(province);
        let is_first = owner.is_some() && pieces.marker_of() == owner;
        !pieces.is_empty() && !is_first
    }

    /// What a player has of the tracks, at the start in the middle of a game.
    pub fn give_tracks(
        &mut self,
        seat: Seat,
        misery: Option<Misery>,
        ship: Option<Ship>,
        advances: AdvanceSet,
    ) {
        let player = self.player_mut(seat);
        player.misery = misery.unwrap_or(player.misery);
        player.ship = ship.unwrap_or(player.ship);
        player.advances = player.advances.or(advances);
    }

    /// The seat of a power.
    pub fn seat_of(&self, power: PowerId) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).power == power)
    }
}
