//! What the names of a record can be in this game, found once for each name.

use super::apply::{Row, Spot};
use super::catalog::Catalog;
use super::state::{BuildingId, CardId, GoodId, Piece, RegionId, Rulebook, Stage};
use crate::core::{EntryKey, Kind, Named};
use crate::games::discovery::kinds;

/// Everything that a name can be.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Meant<'n> {
    /// The kind and the id; none for a player called by name.
    pub(super) key: Option<(Kind, &'n str)>,
    /// The text behind the thing: a letter of the dock, a player's name.
    pub(super) rest: Option<&'n str>,
    /// A region.
    pub(super) region: Option<RegionId>,
    /// A good.
    pub(super) good: Option<GoodId>,
    /// A building.
    pub(super) building: Option<BuildingId>,
    /// A card.
    pub(super) card: Option<CardId>,
    /// A kind of piece.
    pub(super) piece: Option<Piece>,
    /// A box or a square.
    pub(super) spot: Option<Spot>,
    /// A word that opens a heading.
    pub(super) heading: Option<Heading>,
}

/// What a heading stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    /// A turn.
    Turn,
    /// The bids of the auction.
    Bids,
    /// What everybody has.
    Tally,
    /// The University.
    University,
    /// Phase B as a whole: its boxes have headings of their own.
    Resolution,
    /// A stage.
    Stage(Stage),
}

impl<'n> Meant<'n> {
    /// What a name can be.
    pub(super) fn new<'c: 'n>(name: &'n Named, rulebook: &Rulebook<'c>) -> Self {
        let (key, rest) = match name {
            // Records of this game declare nothing.
            Named::Player(_) | Named::Declared(_) | Named::DeclaredAnd(..) => return Self::default(),
            Named::Key(key) => (key, None),
            Named::KeyAnd(key, rest) => (key, Some(rest.as_str())),
        };
        let of_kind = |kind: Kind| key.kind == kind;
        let catalog = rulebook.catalog;
        let card = || catalog.cards.iter().position(|card| card.id == key.id);
        let piece = if of_kind(kinds::PIECE) {
            Piece::from_id(&key.id)
        } else {
            None
        };
        Self {
            key: Some((key.kind, &key.id)),
            rest,
            region: if of_kind(kinds::REGION) {
                rulebook.region_id(&key.id)
            } else {
                None
            },
            good: if of_kind(kinds::GOOD) {
                rulebook.good_id(&key.id)
            } else {
                None
            },
            building: if of_kind(kinds::BUILDING) {
                rulebook.building_id(&key.id)
            } else {
                None
            },
            card: if of_kind(kinds::CARD) {
                card().and_then(|at| u8::try_from(at).ok()).map(CardId)
            } else {
                None
            },
            piece,
            // Spaces are not chosen: the next free one is taken.
            spot: match (rest, key.kind, key.id.as_str()) {
                (None, ..) => spot(key, piece),
                (Some("X"), kinds::BOX, "dock") => Some(Spot::DockFree(0)),
                (Some("Y"), kinds::BOX, "dock") => Some(Spot::DockFree(1)),
                (Some(_), ..) => None,
            },
            heading: heading(key),
        }
    }

    /// Whether it is this thing.
    pub(super) fn is(&self, kind: Kind, id: &str) -> bool {
        self.key == Some((kind, id))
    }

    /// `dock 5`, `dock X`, `initiative 3`, `buildings 2`, `order 3`.
    pub(super) fn row(&self, number: Option<u16>) -> Option<Row> {
        match self.rest {
            Some("X") => return Some(Row::DockFree(0)),
            Some("Y") => return Some(Row::DockFree(1)),
            Some(_) => return None,
            None => {}
        }
        let space = usize::from(number?);
        match self.key? {
            (kinds::BOX, "dock") => Some(Row::Dock(space)),
            (kinds::BOX, "initiative") => Some(Row::Initiative(space)),
            (kinds::BOX, "buildings") => Some(Row::Buildings(space)),
            (Kind::WORD, "order") => Some(Row::Order(space)),
            _ => None,
        }
    }
}

/// a colour, or the colour of a nation.
pub(super) fn colour_of<'n>(key: &'n EntryKey, catalog: &'n Catalog) -> Option<&'n str> {
    let mut colours = catalog.colours.iter();
    match key.kind {
        kinds::COLOUR => Some(&key.id),
        kinds::NATION => colours
            .find(|pair| pair.nation == key.id)
            .map(|pair| pair.id.as_ref()),
        _ => None,
    }
}

fn spot(key: &EntryKey, piece: Option<Piece>) -> Option<Spot> {
    match (key.kind, key.id.as_str()) {
        (kinds::BOX, "initiative") => Some(Spot::Initiative),
        (kinds::BOX, "dock") => Some(Spot::Dock),
        (kinds::BOX, "goods") => Some(Spot::Goods),
        (kinds::BOX, "shipping") => Some(Spot::Shipping),
        (kinds::BOX, "buildings") => Some(Spot::Buildings),
        (kinds::BOX, "discovery") => Some(Spot::Discovery),
        (kinds::BOX, "warfare") => Some(Spot::Warfare),
        (Kind::TERM, "training-square") => Some(Spot::TRAINING),
        _ => {
            let square = Spot::SQUARES.iter().position(|square| Some(*square) == piece);
            square.map(Spot::Specialist)
        }
    }
}

fn heading(key: &EntryKey) -> Option<Heading> {
    let stage = match (key.kind, key.id.as_str()) {
        (Kind::WORD | Kind::TERM, "turn") => return Some(Heading::Turn),
        (Kind::WORD, "bids") => return Some(Heading::Bids),
        (Kind::WORD, "tally") => return Some(Heading::Tally),
        (kinds::BUILDING, "university") => return Some(Heading::University),
        (Kind::WORD, "setup") => Stage::Setup,
        (kinds::PHASE, "placement") => Stage::Placement,
        (kinds::BOX, "initiative") => Stage::Initiative,
        (kinds::BOX, "dock") => Stage::Dock,
        (kinds::BOX, "goods") => Stage::Goods,
        (kinds::BOX, "shipping") => Stage::Shipping,
        (kinds::BOX, "buildings") => Stage::Buildings,
        (kinds::BOX, "discovery") => Stage::Discovery,
        (kinds::BOX, "specialists") | (Kind::TERM, "training-square") => Stage::Specialists,
        (kinds::BOX, "warfare") => Stage::Warfare,
        (kinds::PHASE, "income") => Stage::Income,
        (kinds::PHASE, "benefits") => Stage::Benefits,
        (Kind::WORD, "score") => Stage::Scoring,
        (Kind::WORD, "refill")
        | (
            kinds::PHASE,
            "refill-buildings" | "refill-goods" | "refill-ship" | "take-colonists" | "new-order"
            | "advance-marker",
        ) => Stage::Refill,
        (kinds::PHASE, "resolution") => return Some(Heading::Resolution),
        (Kind::WORD, "end") => Stage::End,
        _ => return None,
    };
    Some(Heading::Stage(stage))
}
