//! The box of Age of Discovery: everything that is printed or counted, as typed values.
//!
//! States no rule and holds no words; names and texts are looked up by id in `locales/`.

mod load;
mod types;

pub use types::{
    Age, Border, Box, Building, Card, Colour, Counted, Effect, Fill, Good, Numbers, Phase, Piece, PiecePlace,
    Region, Set, Timing, Token, Totals,
};

use std::borrow::Cow;

use serde::Serialize;

use crate::core::{EntryKey, GameCatalog, Kind, KindRules, NameRank, Registry, Term, ids};
use crate::data::List;
use crate::games::discovery::kinds;

/// Everything in the box.
#[derive(Debug, Clone, Serialize)]
pub struct Catalog {
    /// The figures of the frame: players, turns, prices.
    pub numbers: Numbers,
    /// The sums that must come out.
    pub totals: Totals,
    /// The colours and their nations.
    pub colours: List<Colour>,
    /// The three ages.
    pub ages: List<Age>,
    /// The ten phases.
    pub phases: List<Phase>,
    /// What sets of goods pay.
    pub sets: List<Set>,
    /// The capital buildings.
    pub buildings: List<Building>,
    /// The discovery tokens.
    pub tokens: List<Token>,
    /// The discovery cards.
    pub cards: List<Card>,
    /// The trade goods.
    pub goods: List<Good>,
    /// The regions.
    pub regions: List<Region>,
    /// Which regions touch.
    pub borders: List<Border>,
    /// The pieces of one colour.
    pub pieces: List<Piece>,
    /// The turn order track and the event boxes.
    pub boxes: List<Box>,
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
            kinds::BUILDING => ids(&self.buildings, |item| &item.id),
            kinds::PIECE => ids(&self.pieces, |item| &item.id),
            kinds::GOOD => ids(&self.goods, |item| &item.id),
            kinds::REGION => ids(&self.regions, |item| &item.id),
            kinds::CARD => ids(&self.cards, |item| &item.id),
            kinds::TOKEN => ids(&self.tokens, |item| &item.id),
            kinds::BOX => ids(&self.boxes, |item| &item.id),
            Kind::TERM => ids(&self.terms, |item| &item.id),
            kinds::PHASE => ids(&self.phases, |item| &item.id),
            kinds::AGE => ids(&self.ages, |item| &item.id),
            kinds::COLOUR => ids(&self.colours, |item| &item.id),
            kinds::NATION => ids(&self.colours, |item| &item.nation),
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

    /// Names that are the same in every language: a token's figures, a ruling's word.
    fn names_of_all_languages(&self) -> Vec<(EntryKey, NameRank, String)> {
        let mut names = Vec::new();
        for token in self.tokens.iter() {
            let figures = format!(
                "{} {} {} {}",
                token.coins, token.plunder, token.natives, token.points
            );
            let key = EntryKey::new(kinds::TOKEN, token.id.as_ref());
            names.push((key.clone(), NameRank::Name, figures));
            names.push((key, NameRank::Form, format!("token {}", token.id)));
        }
        for phase in self.phases.iter() {
            let key = EntryKey::new(kinds::PHASE, phase.id.as_ref());
            names.push((key, NameRank::Title, phase.letter.to_string()));
        }
        names.extend(self.registry.names_of_all_languages());
        names
    }
}

impl Catalog {
    /// The building with this id.
    pub fn building(&self, id: &str) -> Option<&Building> {
        self.buildings.iter().find(|building| building.id == id)
    }

    /// The building whose rule this is.
    pub fn building_of_rule(&self, rule: &str) -> Option<&Building> {
        self.buildings.iter().find(|building| building.rule == rule)
    }

    /// The price of a building of this age.
    pub fn price(&self, age: u16) -> Option<u16> {
        self.ages
            .get(usize::from(age).checked_sub(1)?)
            .map(|age| age.price)
    }
}
