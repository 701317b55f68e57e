//! The games as the build script sees them: how each one's files become its catalog.

use serde::Serialize;

use super::bake::disputed::constants;
use super::bake::literal::literal;
use crate::core::{GameCatalog, KindInfo};
use crate::data::Problem;
use crate::reference::GameNames;
use crate::source::Source;

#[path = "../games/discovery"]
pub(crate) mod discovery {
    pub(crate) mod catalog;
    pub(crate) mod kinds;
}

#[path = "../games/planetfall"]
pub(crate) mod planetfall {
    pub(crate) mod catalog;
    pub(crate) mod kinds;
}

#[path = "../games/renaissance"]
pub(crate) mod renaissance {
    pub(crate) mod catalog;
    pub(crate) mod kinds;
}

/// A game, ready to be written into the program.
pub(crate) struct BakedGame {
    /// Its catalog as a Rust expression.
    pub(crate) catalog: String,
    /// A constant for every reading of a disputed point.
    pub(crate) disputed: String,
    /// The names that it contributes besides those in the glossary.
    pub(crate) names: GameNames,
}

type Bake = fn(&[Source]) -> Result<BakedGame, Vec<Problem>>;

/// All games, in the order in which they are listed.
pub(crate) const GAMES: [(&str, Bake); 3] = [
    ("discovery", |sources| {
        let catalog = discovery::catalog::Catalog::load(sources)?;
        Ok(BakedGame::new("discovery", &discovery::kinds::KINDS, &catalog))
    }),
    ("planetfall", |sources| {
        let catalog = planetfall::catalog::Catalog::load(sources)?;
        Ok(BakedGame::new("planetfall", &planetfall::kinds::KINDS, &catalog))
    }),
    ("renaissance", |sources| {
        let catalog = renaissance::catalog::Catalog::load(sources)?;
        Ok(BakedGame::new(
            "renaissance",
            &renaissance::kinds::KINDS,
            &catalog,
        ))
    }),
];

impl BakedGame {
    fn new<C: GameCatalog + Serialize>(id: &'static str, kinds: &'static [KindInfo], catalog: &C) -> Self {
        let (kinds, names) = (KindInfo::with_shared(kinds), catalog.names_of_all_languages());
        let registry = catalog.registry();
        Self {
            catalog: literal(catalog),
            disputed: constants(registry),
            names: GameNames::new(id, kinds, |kind| catalog.ids_of(kind), names, registry),
        }
    }
}
