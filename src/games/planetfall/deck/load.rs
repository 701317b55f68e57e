//! Reads a deck file.

use super::Deck;
use crate::data::Problem;
use crate::source::Source;

/// What reading a deck file came to.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The deck; none if there are problems.
    pub deck: Option<Deck>,
    /// What is wrong with the file, all at once, each with its place.
    pub problems: Vec<Problem>,
    /// What is odd and may be right.
    pub notes: Vec<Problem>,
}

/// Reads a deck file. All problems are found at once; there is a deck only where there are none.
pub fn load(_source: &Source) -> Loaded {
    Loaded::default()
}
