//! The box of Planetfall: everything that is printed or counted, as typed values.
//!
//! States no rule and holds no words; names and texts are looked up by id in `locales/`.

mod load;
mod types;

pub use types::{
    Card, CardType, Commander, Effect, Gain, Layout, Named, Numbers, Operation, Phase, Side, Statistic,
    Total, Totals,
};

use std::borrow::Cow;

use serde::Serialize;

use crate::core::{GameCatalog, Kind, KindRules, Registry, Term, ids};
use crate::data::List;
use crate::games::planetfall::kinds;

/// Everything in the box.
#[derive(Debug, Clone, Serialize)]
pub struct Catalog {
    /// The figures of the frame.
    pub numbers: Numbers,
    /// The sums that must come out.
    pub totals: Totals,
    /// How many cards are laid out.
    pub layouts: List<Layout>,
    /// The planet cards that are known.
    pub cards: List<Card>,
    /// The types of planet cards.
    pub card_types: List<CardType>,
    /// The commanders that are known.
    pub commanders: List<Commander>,
    /// The factions.
    pub factions: List<Named>,
    /// The statistics.
    pub statistics: List<Statistic>,
    /// The operation spaces.
    pub operations: List<Operation>,
    /// The phases of a round.
    pub phases: List<Phase>,
    /// The colours.
    pub colours: List<Named>,
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
            kinds::CARD => ids(&self.cards, |item| &item.id),
            kinds::CARD_TYPE => ids(&self.card_types, |item| &item.id),
            kinds::COMMANDER => ids(&self.commanders, |item| &item.id),
            kinds::FACTION => ids(&self.factions, |item| &item.id),
            kinds::STATISTIC => ids(&self.statistics, |item| &item.id),
            kinds::OPERATION => ids(&self.operations, |item| &item.id),
            kinds::PHASE => ids(&self.phases, |item| &item.id),
            kinds::COLOUR => ids(&self.colours, |item| &item.id),
            Kind::TERM => ids(&self.terms, |item| &item.id),
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
}
