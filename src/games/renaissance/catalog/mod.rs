//! The box of Age of Renaissance: everything that is printed or counted, as typed values.
//!
//! States no rule and holds no words; names and texts are looked up by id in `locales/`.

mod advances;
mod board;
mod check;
mod check_board;
mod deck;
mod load;
mod types;

pub use advances::{Advance, Category, Revision};
pub use board::{Area, Coast, Map, MapChange, Power, Province, ProvinceType, Side, Water, Way};
pub use deck::{Card, CardType, Commodity, Epoch, Event, Raised, Scope, Voided};
pub use types::{Edition, Misery, Moved, Numbers, Phase, Piece, Seating, Ship, Step, Totals, Variant};

use std::borrow::Cow;

use serde::Serialize;

use crate::core::{EntryKey, GameCatalog, Kind, KindRules, NameRank, Registry, Term, ids};
use crate::data::{List, Text};
use crate::games::renaissance::kinds;

/// Everything in the box.
#[derive(Debug, Clone, Serialize)]
pub struct Catalog {
    /// The figures of the frame.
    pub numbers: Numbers,
    /// The sums that must come out.
    pub totals: Totals,
    /// The misery index.
    pub misery: Misery,
    /// What depends on the number of players.
    pub seatings: List<Seating>,
    /// The trading powers.
    pub powers: List<Power>,
    /// The areas and the groups of overseas boxes.
    pub areas: List<Area>,
    /// The provinces of both maps.
    pub provinces: List<Province>,
    /// The seas and the ocean.
    pub waters: List<Water>,
    /// The coasts of provinces that have two.
    pub coasts: List<Coast>,
    /// The borders that the revised map changes.
    pub map_changes: List<MapChange>,
    /// The categories of advances.
    pub categories: List<Category>,
    /// The advances in the order of their letters.
    pub advances: List<Advance>,
    /// The commodities.
    pub commodities: List<Commodity>,
    /// The cards.
    pub cards: List<Card>,
    /// The epochs.
    pub epochs: List<Epoch>,
    /// The phases.
    pub phases: List<Phase>,
    /// The steps of phases.
    pub steps: List<Step>,
    /// The classes of ships.
    pub ships: List<Ship>,
    /// The pieces of a player.
    pub pieces: List<Piece>,
    /// Ways of playing.
    pub variants: List<Variant>,
    /// The editions.
    pub editions: List<Edition>,
    /// What editions change about advances.
    pub revisions: List<Revision>,
    /// Famous places that are on no map.
    pub absent: List<Text>,
    /// Words that players look up.
    pub terms: List<Term>,
    /// Rules that every entry of a kind cites.
    pub kind_rules: List<KindRules>,
    /// Rules, rulings, disagreements and sources.
    pub registry: Registry,
}

impl GameCatalog for Catalog {
    fn registry(&self) -> &Registry {
        &self.registry
    }

    fn ids_of(&self, kind: Kind) -> Vec<Cow<'_, str>> {
        match kind {
            kinds::ADVANCE => ids(&self.advances, |item| &item.id),
            kinds::COMMODITY => ids(&self.commodities, |item| &item.id),
            kinds::CARD => ids(&self.cards, |item| &item.id),
            kinds::PROVINCE => ids(&self.provinces, |item| &item.id),
            kinds::POWER => ids(&self.powers, |item| &item.id),
            kinds::AREA => ids(&self.areas, |item| &item.id),
            kinds::WATER => ids(&self.waters, |item| &item.id),
            kinds::CATEGORY => ids(&self.categories, |item| &item.id),
            Kind::TERM => ids(&self.terms, |item| &item.id),
            kinds::PHASE => ids(&self.phases, |item| &item.id),
            kinds::STEP => ids(&self.steps, |item| &item.id),
            kinds::SHIP => ids(&self.ships, |item| &item.id),
            kinds::PIECE => ids(&self.pieces, |item| &item.id),
            kinds::VARIANT => ids(&self.variants, |item| &item.id),
            kinds::EDITION => ids(&self.editions, |item| &item.id),
            kinds::EPOCH => ids(&self.epochs, |item| &item.id),
            _ => self.registry.ids_of(kind, &kinds::WORDS),
        }
    }

    fn player_numbers(&self) -> (usize, usize) {
        let numbers = &self.numbers;
        (
            usize::from(numbers.least_players),
            usize::from(numbers.most_players),
        )
    }

    /// Names that are the same in every language: an advance's letter, a section's number, a ruling's word.
    fn names_of_all_languages(&self) -> Vec<(EntryKey, NameRank, String)> {
        let letter = |advance: &Advance| {
            let key = EntryKey::new(kinds::ADVANCE, advance.id.as_ref());
            (key, NameRank::Alias, advance.letter.to_string())
        };
        let mut names: Vec<_> = self.advances.iter().map(letter).collect();
        names.extend(self.registry.names_of_all_languages());
        names
    }
}

impl Catalog {
    /// The province with this id.
    pub fn province(&self, id: &str) -> Option<&Province> {
        self.provinces.iter().find(|province| province.id == id)
    }

    /// The advance with this id.
    pub fn advance(&self, id: &str) -> Option<&Advance> {
        self.advances.iter().find(|advance| advance.id == id)
    }

    /// The category with this id.
    pub fn category(&self, id: &str) -> Option<&Category> {
        self.categories.iter().find(|category| category.id == id)
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The commodity with this id.
    pub fn commodity(&self, id: &str) -> Option<&Commodity> {
        self.commodities.iter().find(|commodity| commodity.id == id)
    }

    /// The area with this id.
    pub fn area(&self, id: &str) -> Option<&Area> {
        self.areas.iter().find(|area| area.id == id)
    }

    /// The coasts of a province: itself, or both of its sides; none if it has none or lies overseas.
    pub fn coasts_of<'c>(&'c self, province: &'c Province) -> Vec<&'c str> {
        if !province.coastal || province.sort == ProvinceType::Overseas {
            return Vec::new();
        }
        let sides = self.coasts.iter().filter(|coast| coast.province == province.id);
        let sides: Vec<&str> = sides.map(|coast| coast.id.as_ref()).collect();
        if sides.is_empty() {
            vec![province.id.as_ref()]
        } else {
            sides
        }
    }

    /// The province that a coast belongs to.
    pub fn province_of_coast<'c>(&'c self, coast: &'c str) -> &'c str {
        let side = self.coasts.iter().find(|side| side.id == coast);
        side.map_or(coast, |side| side.province.as_ref())
    }

    /// The coasts that are one step of a galley away from another.
    pub fn coasts_beside<'c>(&'c self, coast: &'c str) -> Vec<&'c str> {
        if let Some(side) = self.coasts.iter().find(|side| side.id == coast) {
            return side.borders.iter().map(AsRef::as_ref).collect();
        }
        let mut beside = Vec::new();
        for other in self
            .province(coast)
            .iter()
            .flat_map(|province| province.coast.iter())
        {
            let sides: Vec<&Coast> = self
                .coasts
                .iter()
                .filter(|side| side.province == *other)
                .collect();
            if sides.is_empty() {
                beside.push(other.as_ref());
            }
            let facing = sides
                .into_iter()
                .filter(|side| side.borders.iter().any(|border| border == coast));
            beside.extend(facing.map(|side| side.id.as_ref()));
        }
        beside
    }
}
