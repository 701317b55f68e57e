//! What became of the deck file that a table names.

use std::sync::Arc;

use super::Deck;

/// What is known of a table's own box.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum DeckStatus {
    /// The table names no deck file.
    #[default]
    None,
    /// The deck file was read.
    Loaded(Arc<Deck>),
    /// The deck file is not there, or may not be read.
    NotFound,
    /// The deck file is wrong in so many places.
    Broken {
        /// How many problems it has.
        problems: usize,
    },
}

impl DeckStatus {
    /// The deck; none if the table has none that can be used.
    pub const fn deck(&self) -> Option<&Arc<Deck>> {
        match self {
            Self::Loaded(deck) => Some(deck),
            Self::None | Self::NotFound | Self::Broken { .. } => None,
        }
    }
}
