//! Everything that lies on the table.

use std::rc::Rc;
use std::sync::Arc;

use super::{Name, Player, Rulebook, Stage};
use crate::core::engine::Seat;
use crate::games::planetfall::action::Spot;
use crate::games::planetfall::deck::{Card, CardSort, Side, SideLetter};
use crate::games::planetfall::disputed;
use crate::games::planetfall::told::{completed, completed_side};

/// Everything that lies on the table. Cheap to clone.
#[derive(Debug, Clone)]
pub struct State {
    /// The round, which is the number of the planet too.
    pub round: u16,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Whether the record has given the order, or the initiatives are known.
    pub is_ordered: bool,
    /// The goal sheet.
    pub goal: Option<Name>,
    /// The rows of levels I, II and III; none where nothing was laid out.
    pub rows: [Option<Vec<Laid>>; 3],
    /// The spaces of the turn track to which ships have returned.
    pub track: Vec<Option<Seat>>,
    /// The ships, by seat.
    pub ships: Vec<Ship>,
    /// The seats in the order in which they chose.
    pub placed: Vec<Seat>,
    /// The Restrain token: who laid it, and where.
    pub restrained: Option<(Seat, Place)>,
    /// Where the token lies although nobody knows what it does.
    pub restrained_somehow: Option<Place>,
    /// Cards that lines of the record tell of.
    pub told: Rc<Vec<(Name, Arc<Card>)>>,
    /// Sides of commanders that lines of the record tell of.
    pub sheets: Rc<Vec<(Name, SideLetter, Arc<Side>)>>,
    /// All cards that have been laid out, with their planets.
    pub seen: Rc<Vec<(Name, u16)>>,
}

/// A card in a row.
#[derive(Debug, Clone)]
pub struct Laid {
    /// Its name.
    pub name: Name,
    /// What is printed on it; none if nobody knows.
    pub card: Option<Arc<Card>>,
    /// Whether it has been taken.
    pub is_taken: bool,
    /// Its type, as far as the way of taking has shown it.
    pub shown: Option<CardSort>,
}

/// Where a ship stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On a card: its level from 1 and its place in the row from 0.
    Card(u8, u8),
    /// On an operation space of a level.
    Operations(u8),
    /// Nobody knows where: what was written names nothing that is there.
    Nowhere,
}

/// A ship during a part of the exploration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ship {
    /// On the turn track: its player has not chosen yet.
    Waiting,
    /// On a card or an operation space.
    On(Place),
    /// Its player passed.
    Passed,
    /// Its action is done.
    Done(Place),
    /// It has returned, but what was exchanged is not written yet.
    Owing(Place),
}

impl Laid {
    /// Its type, as far as it is known.
    pub fn sort(&self) -> Option<CardSort> {
        self.card.as_ref().map(|card| card.sort()).or(self.shown)
    }
}

impl State {
    /// The table before round 1.
    pub fn new(players: usize) -> Self {
        Self {
            round: 1,
            players: vec![Player::default(); players],
            order: Seat::all(players).collect(),
            is_ordered: false,
            goal: None,
            rows: [None, None, None],
            track: vec![None; players],
            ships: vec![Ship::Waiting; players],
            placed: Vec::new(),
            restrained: None,
            restrained_somehow: None,
            told: Rc::default(),
            sheets: Rc::default(),
            seen: Rc::default(),
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
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    /// A phase, counted through all rounds.
    pub fn phase(&self, stage: Stage) -> u16 {
        self.round * 10 + stage.phase()
    }

    /// A row.
    pub fn row(&self, level: u32) -> Option<&Vec<Laid>> {
        let at = usize::try_from(level).ok()?.checked_sub(1)?;
        self.rows.get(at)?.as_ref()
    }

    /// The card at a place.
    pub fn laid(&self, place: Place) -> Option<&Laid> {
        match place {
            Place::Card(level, at) => self.row(u32::from(level))?.get(usize::from(at)),
            Place::Operations(_) | Place::Nowhere => None,
        }
    }

    /// All cards of the rows with their places, in the order of resolving.
    pub fn all_laid(&self) -> impl Iterator<Item = (Place, &Laid)> {
        let rows = self.rows.iter().zip(1_u8..);
        rows.flat_map(|(row, level)| {
            let cards = row.iter().flatten().zip(0_u8..);
            cards.map(move |(laid, at)| (Place::Card(level, at), laid))
        })
    }

    /// The place that a spot names; none if nothing of that name is there. Of several cards of one name a free one is
    /// meant.
    pub fn find(&self, spot: Spot) -> Option<Place> {
        match spot {
            Spot::Operations(level) => {
                let level = u8::try_from(level).ok().filter(|level| (1..=3).contains(level))?;
                Some(Place::Operations(level))
            }
            Spot::At(level, place) => {
                let at = u8::try_from(place).ok()?.checked_sub(1)?;
                let level = u8::try_from(level).ok()?;
                let place = Place::Card(level, at);
                self.laid(place).map(|_| place)
            }
            Spot::Card(name) => {
                let mut best = None;
                for (level, row) in (1_u8..).zip(&self.rows) {
                    let called = (0_u8..).zip(row.iter().flatten());
                    for (at, laid) in called.filter(|(_, laid)| laid.name == name) {
                        let place = Place::Card(level, at);
                        let rank = (laid.is_taken, self.ship_on(place).is_some());
                        if best.is_none_or(|(known, _)| rank < known) {
                            best = Some((rank, place));
                        }
                    }
                }
                best.map(|(_, place)| place)
            }
        }
    }

    /// Whether two cards of the rows have this name and have not been taken.
    pub fn is_ambiguous(&self, name: Name) -> bool {
        let called = self
            .all_laid()
            .filter(|(_, laid)| laid.name == name && !laid.is_taken);
        called.count() > 1
    }

    /// Who stands on a place.
    pub fn ship_on(&self, place: Place) -> Option<Seat> {
        self.seats()
            .find(|seat| self.ships[seat.index()] == Ship::On(place))
    }

    /// Whether something may be chosen, as far as ships and what was taken are concerned.
    pub fn is_free(&self, place: Place) -> bool {
        self.ship_on(place).is_none() && self.laid(place).is_none_or(|laid| !laid.is_taken)
    }

    /// Whose turn it is to choose.
    pub fn next_to_place(&self) -> Option<Seat> {
        let waits = |seat: &Seat| self.ships[seat.index()] == Ship::Waiting;
        self.order.iter().copied().find(waits)
    }

    /// The ships on the table in the order in which they are resolved.
    pub fn to_resolve(&self, rulebook: &Rulebook) -> Vec<(Seat, Place)> {
        let before_cards = rulebook.reads(disputed::operation_space_in_order::BEFORE_CARDS);
        let mut ships: Vec<(Seat, Place)> = self
            .placed
            .iter()
            .filter_map(|seat| match self.ships[seat.index()] {
                Ship::On(place) => Some((*seat, place)),
                _ => None,
            })
            .collect();
        ships.sort_by_key(|(_, place)| match *place {
            Place::Card(level, at) => (level, 1, at),
            Place::Operations(level) => (level, if before_cards { 0 } else { 2 }, 0),
            Place::Nowhere => (u8::MAX, 0, 0),
        });
        ships
    }

    /// A ship returns to the turn track.
    pub fn return_ship(&mut self, seat: Seat, to_last: bool) {
        let is_free = |space: &Option<Seat>| space.is_none();
        let space = if to_last {
            self.track.iter().rposition(is_free)
        } else {
            self.track.iter().position(is_free)
        };
        if let Some(space) = space {
            self.track[space] = Some(seat);
        }
    }

    /// A part is over: the order on the turn track is the new one.
    pub fn end_part(&mut self) {
        let mut order: Vec<Seat> = self.track.iter().flatten().copied().collect();
        for seat in &self.order {
            if !order.contains(seat) {
                order.push(*seat);
            }
        }
        self.order = order;
        self.begin_part();
    }

    /// All ships are on the turn track.
    pub fn begin_part(&mut self) {
        self.track.fill(None);
        self.ships.fill(Ship::Waiting);
        self.placed.clear();
        self.restrained = None;
        self.restrained_somehow = None;
    }

    /// What is known of a card of this name on a planet: the table's file and the record's lines, the planet's own card
    /// first.
    pub fn card(&self, rulebook: &Rulebook, name: Name, planet: u16) -> Option<Arc<Card>> {
        let known = || {
            let told = self.told.iter().filter(move |(known, _)| *known == name);
            rulebook.cards_called(name).chain(told.map(|(_, card)| card))
        };
        let own = known().find(|card| card.planet == Some(planet));
        let open = || known().find(|card| card.planet.is_none());
        let earlier = || {
            let before = known().filter(|card| card.planet < Some(planet));
            before.max_by_key(|card| card.planet)
        };
        let found = own.or_else(open).or_else(earlier).or_else(|| known().next())?;
        if self.told.is_empty() {
            return Some(Arc::clone(found));
        }
        // What the file leaves open a line may tell, and the other way round.
        let is_of = |other: &&Arc<Card>| {
            let planets = found.planet.zip(other.planet);
            let same = planets.is_none_or(|(one, other)| one == other);
            same && !Arc::ptr_eq(found, other) && found.sort() == other.sort()
        };
        let complete = |card: Arc<Card>, other: &Arc<Card>| Arc::new(completed(&card, other));
        Some(known().filter(is_of).fold(Arc::clone(found), complete))
    }

    /// What is known of a side of a commander sheet.
    pub fn side(&self, rulebook: &Rulebook, name: Name, letter: SideLetter) -> Option<Arc<Side>> {
        let known = rulebook
            .commander(name)
            .and_then(|commander| commander.side(letter));
        let known = known.map(|side| Arc::new(side.clone()));
        // Our data know texts without figures, a line gives figures without texts.
        self.told_sides(name, letter).fold(known, |known, told| {
            let side = known.map_or_else(
                || Arc::clone(told),
                |known| Arc::new(completed_side(&known, told)),
            );
            Some(side)
        })
    }

    /// What lines of the record tell of a side of a commander sheet.
    pub fn told_sides(&self, name: Name, letter: SideLetter) -> impl Iterator<Item = &Arc<Side>> {
        let sheets = self.sheets.iter();
        let own = sheets.filter(move |(known, side, _)| *known == name && *side == letter);
        own.map(|(_, _, side)| side)
    }

    /// The types that the ways of taking have shown for cards of a name of which nothing else is known, with their
    /// planets.
    pub fn shown_types(&self, name: Name) -> impl Iterator<Item = (u16, CardSort)> {
        let taken = self.players.iter().flat_map(|player| &player.cards);
        let unknown = taken.filter(move |taken| taken.name == name && taken.card.is_none());
        unknown.filter_map(|taken| Some((taken.planet, taken.sort()?)))
    }

    /// Whether somebody has taken the card of this name on a planet.
    pub fn is_held(&self, name: Name, planet: u16) -> bool {
        let mut taken = self.players.iter().flat_map(|player| &player.cards);
        taken.any(|taken| taken.name == name && taken.planet == planet)
    }

    /// The types of the cards of the rows, as far as they are known.
    pub fn sorts_in_rows(&self, sort: CardSort) -> usize {
        self.all_laid()
            .filter(|(_, laid)| laid.sort() == Some(sort))
            .count()
    }
}

impl State {
    /// Whether round 1 is played or prepared.
    pub fn is_first_round(&self) -> bool {
        self.round == 1
    }

    /// What decides the order of round 1.
    fn initiative(&self, seat: Seat) -> Option<u16> {
        let side = self.player(seat).side.as_ref()?;
        side.initiative.filter(|_| self.is_first_round())
    }

    /// An order, put in line with the initiatives as far as they are known. Between equal ones the order decides (PA-26).
    pub fn in_line_with_initiatives(&self, order: &[Seat]) -> Vec<Seat> {
        let is_known = |seat: &Seat| self.initiative(*seat).is_some();
        let mut known: Vec<Seat> = order.iter().copied().filter(is_known).collect();
        known.sort_by_key(|seat| self.initiative(*seat));
        let mut known = known.into_iter().peekable();
        let next = |seat: &Seat| known.next_if(|_| is_known(seat)).unwrap_or(*seat);
        order.iter().map(next).collect()
    }

    /// The order by initiative, where all of them are known and differ.
    pub fn order_of_initiative(&self) -> Option<Vec<Seat>> {
        let mut initiatives = Vec::new();
        for seat in self.seats() {
            initiatives.push((self.initiative(seat)?, seat));
        }
        initiatives.sort_unstable();
        let differ = initiatives.windows(2).all(|pair| pair[0].0 != pair[1].0);
        differ.then(|| initiatives.into_iter().map(|(_, seat)| seat).collect())
    }
}
