//! The game with the deck of a table: what the modules above hold.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use super::catalog::Catalog;
use super::deck::{self, DeckStatus, Loaded};
use super::state::Known;
use crate::data::Problem;
use crate::games::{OwnFile, name_beside};

/// The game with the deck of a table, if it has one.
#[derive(Debug, Clone)]
pub struct Planetfall {
    catalog: Cow<'static, Catalog>,
    /// The table's own box.
    pub deck: DeckStatus,
    /// The deck file, as a record beside it names it.
    pub file: Option<String>,
    /// What follows from deck and data, worked out once for all records of the table.
    known: OnceLock<Arc<Known>>,
}

impl Planetfall {
    /// The game without a deck.
    pub const fn new(catalog: Cow<'static, Catalog>) -> Self {
        Self {
            catalog,
            deck: DeckStatus::None,
            file: None,
            known: OnceLock::new(),
        }
    }

    /// The game with the deck file of a table; the problems and the notes.
    pub fn with_deck(&self, file: OwnFile) -> (Self, Vec<Problem>, Vec<Problem>) {
        let mut loaded = Loaded::default();
        let deck = match file {
            OwnFile::NotFound => DeckStatus::NotFound,
            OwnFile::Unreadable => DeckStatus::Broken { problems: 1 },
            OwnFile::Read(source) => {
                loaded = deck::load(source);
                let problems = loaded.problems.len();
                let deck = loaded.deck.take().map(|deck| DeckStatus::Loaded(Arc::new(deck)));
                deck.unwrap_or(DeckStatus::Broken { problems })
            }
        };
        let game = Self {
            catalog: self.catalog.clone(),
            deck,
            file: match file {
                OwnFile::Read(source) => name_beside(&source.name),
                OwnFile::NotFound | OwnFile::Unreadable => None,
            },
            known: OnceLock::new(),
        };
        // Whoever clones this game shares it.
        game.known();
        (game, loaded.problems, loaded.notes)
    }

    /// What is known at this table.
    pub fn known(&self) -> &Arc<Known> {
        self.known.get_or_init(|| {
            let deck = self.deck.deck().map(|deck| &**deck);
            let declared = deck.map(|deck| deck.declared(self)).unwrap_or_default();
            Arc::new(Known::new(self, deck, declared.into()))
        })
    }
}

impl Deref for Planetfall {
    type Target = Catalog;

    fn deref(&self) -> &Catalog {
        &self.catalog
    }
}
