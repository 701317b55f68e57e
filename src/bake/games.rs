//! The games as the build script sees them: how each one's files become its catalog.

use std::borrow::Cow;

use serde::Serialize;

use super::bake::disputed::constants;
use super::bake::literal::literal;
use crate::core::{EntryKey, Kind, KindInfo, NameRank, Registry};
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
        let names = catalog.names_of_all_languages();
        let ids_of = |kind| catalog.ids_of(kind);
        let kinds = &discovery::kinds::KINDS;
        Ok(BakedGame::new(
            "discovery",
            kinds,
            &catalog,
            &catalog.registry,
            ids_of,
            names,
        ))
    }),
    ("planetfall", |sources| {
        let catalog = planetfall::catalog::Catalog::load(sources)?;
        let names = catalog.names_of_all_languages();
        let ids_of = |kind| catalog.ids_of(kind);
        let kinds = &planetfall::kinds::KINDS;
        Ok(BakedGame::new(
            "planetfall",
            kinds,
            &catalog,
            &catalog.registry,
            ids_of,
            names,
        ))
    }),
    ("renaissance", |sources| {
        let catalog = renaissance::catalog::Catalog::load(sources)?;
        let names = catalog.names_of_all_languages();
        let ids_of = |kind| catalog.ids_of(kind);
        let kinds = &renaissance::kinds::KINDS;
        Ok(BakedGame::new(
            "renaissance",
            kinds,
            &catalog,
            &catalog.registry,
            ids_of,
            names,
        ))
    }),
];

impl BakedGame {
    fn new<'c>(
        id: &'static str,
        kinds: &'static [KindInfo],
        catalog: &impl Serialize,
        registry: &Registry,
        ids_of: impl Fn(Kind) -> Vec<Cow<'c, str>>,
        names: Vec<(EntryKey, NameRank, String)>,
    ) -> Self {
        Self {
            catalog: literal(catalog),
            disputed: constants(registry),
            names: GameNames::new(id, KindInfo::with_shared(kinds), ids_of, names, registry),
        }
    }
}
