//! The games as the build script sees them: how each one's files become its catalog.

use super::bake::disputed::constants;
use super::bake::literal::literal;
use crate::core::KindInfo;
use crate::data::Problem;
use crate::reference::GameNames;
use crate::source::Source;

#[path = "../games/discovery"]
pub(crate) mod discovery {
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
pub(crate) const GAMES: [(&str, Bake); 1] = [("discovery", |sources| {
    let catalog = discovery::catalog::Catalog::load(sources)?;
    let kinds = KindInfo::with_shared(&discovery::kinds::KINDS);
    Ok(BakedGame {
        catalog: literal(&catalog),
        disputed: constants(&catalog.registry),
        names: GameNames::new(
            "discovery",
            kinds,
            |kind| catalog.ids_of(kind),
            catalog.names_of_all_languages(),
        ),
    })
})];
