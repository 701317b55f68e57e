//! Everything that lies on the table.

use std::sync::Arc;

use super::{
    AdvanceId, AreaId, Board, CardCounts, CardId, CategorySet, CommodityId, Draws, EventCard, Face, Options,
    Player, PowerId, Province, ProvinceId, ProvinceSet, Rulebook, Seat, SeatSet,
};

/// How often the market is rolled in a turn: RR-147.
pub const MARKET_ROLLS: usize = 2;
/// Shortages, or surpluses, that both rolls can bring to one commodity.
pub const MOST_OF_A_CONDITION: i8 = 2;

/// Everything that lies on the table. Cheap to clone: a few kilobytes, most of them the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// What is printed: provinces, advances, cards, distances. Shared by all copies.
    pub board: Arc<Board>,
    /// How the game is played.
    pub options: Arc<Options>,
    /// The turn, from 1.
    pub turn: u16,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The pieces on the map, by province.
    pub provinces: Vec<Province>,
    /// The order of play, first player first; eliminated players keep their places in it (RA-07).
    pub order: Vec<Seat>,
    /// The order in which capitals were chosen: the last one wins ties (RR-062).
    pub choice: Vec<Seat>,
    /// The history deck.
    pub deck: Deck,
    /// Which draws can have brought which cards.
    pub draws: Draws,
    /// Shortages (above 0) and surpluses (below 0) of each commodity; 2 and -2 are double ones.
    pub conditions: [i8; CommodityId::COUNT],
    /// Leaders played this turn, in the order of play. They leave at the end of the purchase phase.
    pub leaders: Vec<Leader>,
    /// A War that is open: tied, or with markers still to be ceded.
    pub war: Option<War>,
    /// Events that were played once and matter for the rest of the game.
    pub past: Past,
    /// What has happened this turn and is forgotten at its end.
    pub now: ThisTurn,
    /// What the bank has paid out less what it was paid, since the start.
    pub bank: i64,
    /// Why this turn is the last, if it is.
    pub last_turn: Option<LastTurn>,
}

/// The history deck.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deck {
    /// The epoch of the deck from which cards are drawn, from 1.
    pub epoch: u8,
    /// Cards left in the draw pile.
    pub left: u16,
    /// The replay pile, shuffled into the next deck.
    pub replay: CardCounts,
    /// Cards out of the game. Leaders go here at the end of the purchase phase of their turn.
    pub removed: CardCounts,
    /// Cards discarded by players who are out, of whom the record does not say which they were.
    pub unknown: u16,
    /// Cards that a deck of 1999 holds back until its first reshuffle.
    pub held_back: CardCounts,
}

/// A leader on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leader {
    /// The card.
    pub card: CardId,
    /// Who played it.
    pub owner: Seat,
    /// What lies on it as protection; to the bank at the end of the phase.
    pub protection: i32,
    /// Whether Patronage may use it: every leader but the first of the turn (RR-081).
    pub is_open: bool,
    /// The credit for each of its advances at the moment of play; Walter's is raised later too (RA-39).
    pub credit: u16,
    /// The others who have claimed it this phase.
    pub patrons: SeatSet,
}

/// A War that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct War {
    /// Who declared it, or whose die is rolled first.
    pub declarer: Seat,
    /// The other side.
    pub other: Seat,
    /// The player in whose round the dice were rolled last.
    pub rolled_in: Seat,
    /// How often the dice were rolled.
    pub rolls: u8,
    /// What is still to be ceded; none while it is tied.
    pub cession: Option<Cession>,
}

/// What the loser of a War has to cede.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cession {
    /// The winner.
    pub winner: Seat,
    /// The loser.
    pub loser: Seat,
    /// Markers by the difference of the dice.
    pub due: u8,
    /// How many of them the loser can cede to this winner; each of the others costs a misery space.
    pub possible: u8,
}

/// Events that matter for the rest of the game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Past {
    /// Mongol Armies: The Crusades is a burden, Marco Polo counts double (RA-40).
    pub mongols: bool,
    /// The military advantages that have been played: Long Bow and Gunpowder make the others burdens (RA-45).
    pub military: MilitarySet,
    /// Religious Strife in epoch III: Papal Decree is a burden (RR-180).
    pub late_strife: bool,
}

/// Some of the four military advantages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MilitarySet(u32);

impl MilitarySet {
    /// Whether one of these is among them.
    pub fn has_any(self, events: &[EventCard]) -> bool {
        events.iter().any(|event| self.0 & (1 << *event as u32) != 0)
    }

    /// One more.
    pub fn insert(&mut self, event: EventCard) {
        self.0 |= 1 << event as u32;
    }
}

/// What has happened this turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ThisTurn {
    /// The epoch when the turn began (RA-13, `turn-start`).
    pub epoch: u8,
    /// The military advantages on the table, in the order of play.
    pub military: Vec<(Seat, EventCard)>,
    /// Players safe by Enlightened Ruler.
    pub immune: SeatSet,
    /// Categories that Papal Decree forbids; Religious Strife lifts it.
    pub banned: CategorySet,
    /// The one advance that Papal Decree forbids, in the reading `one-advance`.
    pub banned_advance: Option<AdvanceId>,
    /// Religious Strife was played.
    pub strife: bool,
    /// The Crusades was played: Walter counts 30.
    pub crusades: bool,
    /// Leaders played by anybody.
    pub leaders: u8,
    /// Victims of Civil War, who become last at the start of the expansion phase.
    pub civil_war: Vec<Seat>,
    /// The order before a Renaissance swap that lasts only for its phase (RA-08, `this-phase-only`).
    pub order_before_swap: Option<Vec<Seat>>,
    /// Cards bought for tokens in this expansion phase, by anybody.
    pub expansion_cards: u8,
    /// Who is expanding, and from where.
    pub expanding: Option<Expanding>,
    /// Tokens shipped this turn: by whom, where to, how many. Lost ones count (RA-77).
    pub shipped: Vec<(Seat, ProvinceId, u8)>,
    /// The last attack that was won, until something else happens: what a forced trade may follow.
    pub conquest: Option<Conquest>,
    /// Markers reduced with an empty stock: who owns them, and where an expansion token was taken.
    pub reduced: Vec<(Seat, ProvinceId)>,
    /// Markers reduced when the box was empty too: a token that another province is denied goes to the first of them.
    pub bare: Vec<(Seat, ProvinceId)>,
    /// Who lost half of the tokens to the Civil War just played, and how many lay in the box when half was counted.
    pub halved: Option<(Seat, u8)>,
    /// Whether the bonus card has been drawn.
    pub bonus: bool,
}

/// Who is expanding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Expanding {
    /// The player.
    pub seat: Seat,
    /// Where the player stood with coloured pieces when the round began, and the capital (RA-72).
    pub bases: ProvinceSet,
}

/// A province that was just taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conquest {
    /// Who took it.
    pub attacker: Seat,
    /// The province.
    pub province: ProvinceId,
    /// Everybody who lost pieces there.
    pub losers: SeatSet,
    /// Who controlled it before: by a marker, or by the token of a satellite.
    pub controller: Option<Seat>,
    /// Whether that was by a marker.
    pub by_marker: bool,
}

/// Why a turn is the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LastTurn {
    /// The deck of the last epoch has given out.
    DeckEmpty,
    /// Somebody owns all advances.
    AllAdvances,
    /// The table said so: time limit.
    TimeLimit,
    /// Everybody has fallen into Chaos or left.
    NobodyLeft,
}

impl State {
    /// The table before anything has happened: every power has its marker in its capital, $40, all tokens in stock, and
    /// the deck of epoch I holds what is not dealt. `seats` are the powers in the order of the players.
    pub fn new(rulebook: &Rulebook, powers: &[PowerId], options: Options) -> Self {
        let board = Board::new(rulebook, powers.len(), &options);
        let provinces = vec![Province::default(); board.provinces.len()];
        Self {
            board,
            options: Arc::new(options),
            turn: 1,
            players: powers.iter().copied().map(Player::new).collect(),
            provinces,
            order: Seat::all(powers.len()).collect(),
            choice: Seat::all(powers.len()).collect(),
            deck: Deck::default(),
            draws: Draws::default(),
            conditions: [0; CommodityId::COUNT],
            leaders: Vec::new(),
            war: None,
            past: Past::default(),
            now: ThisTurn::default(),
            bank: 0,
            last_turn: None,
        }
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everybody at the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// Everybody who is still in the game, in the order of play.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> {
        let order = self.order.iter().copied();
        order.filter(|seat| !self.player(*seat).is_out)
    }

    /// Everybody who is still in the game.
    pub fn living(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.seats().filter(|seat| !self.player(*seat).is_out)
    }

    /// Whether a player owns an advance that still works: nothing works for one who is out but Nationalism (RR-078).
    pub fn has(&self, seat: Seat, advance: AdvanceId) -> bool {
        let player = self.player(seat);
        player.owns(advance) && (!player.is_out || advance == AdvanceId::NATIONALISM)
    }

    /// The pieces in a province.
    pub fn province(&self, id: ProvinceId) -> &Province {
        &self.provinces[id.index()]
    }

    /// All provinces in play with their pieces.
    pub fn in_play(&self) -> impl Iterator<Item = (ProvinceId, &Province)> {
        self.board.in_play.iter().map(|id| (id, self.province(id)))
    }

    /// A player's capital.
    pub fn capital(&self, seat: Seat) -> ProvinceId {
        self.board.powers[self.player(seat).power.index()].capital
    }

    /// The area of a player's capital.
    pub fn home(&self, seat: Seat) -> AreaId {
        self.board.powers[self.player(seat).power.index()].home
    }

    /// Whose capital a province is, if its power takes part.
    pub fn capital_owner(&self, id: ProvinceId) -> Option<Seat> {
        let power = self.board.province(id).capital_of?;
        self.seats().find(|seat| self.player(*seat).power == power)
    }

    /// The place in the order of play, from 0.
    pub fn place_in_order(&self, seat: Seat) -> Option<usize> {
        self.order.iter().position(|known| *known == seat)
    }

    /// The slot of the order of play, whose number the coloured die has to beat (RR-011).
    pub fn slot(&self, seat: Seat) -> u8 {
        let slot = self.place_in_order(seat).and_then(|at| self.board.slots.get(at));
        slot.copied().unwrap_or(6)
    }

    /// The provinces with a marker of a player, white or coloured.
    pub fn marked(&self, seat: Seat) -> impl Iterator<Item = ProvinceId> {
        let held = self.in_play();
        held.filter(move |(_, province)| province.marker_of() == Some(seat))
            .map(|(id, _)| id)
    }

    /// How many provinces a player dominates, by markers of either side.
    pub fn dominated(&self, seat: Seat) -> u8 {
        let count = self
            .provinces
            .iter()
            .filter(|province| province.marker_of() == Some(seat));
        u8::try_from(count.count()).unwrap_or(u8::MAX)
    }

    /// How many provinces of a commodity a player dominates with coloured markers (RR-043).
    pub fn giving(&self, seat: Seat, commodity: CommodityId) -> u8 {
        let provinces = self.board.commodity(commodity).provinces.iter();
        let own = provinces.filter(|id| self.province(*id).coloured_marker() == Some(seat));
        u8::try_from(own.count()).unwrap_or(u8::MAX)
    }

    /// The tokens of a player on the map.
    pub fn tokens_on_map(&self, seat: Seat) -> u16 {
        let tokens = self
            .provinces
            .iter()
            .map(|province| province.tokens(seat).total());
        tokens.map(u16::from).sum()
    }

    /// What a card is.
    pub fn face(&self, card: CardId) -> Face {
        self.board.card(card).face
    }

    /// Whether the deck of the last epoch is empty: no card can be drawn any more (RA-14).
    pub fn is_deck_out(&self) -> bool {
        self.deck.left == 0 && self.deck.epoch >= self.options.last_epoch
    }
}
