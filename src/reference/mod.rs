//! Entries, names, folding, search: the same entries feed the look-up, the findings and the book.

mod fold;
mod index;
mod library;
mod search;

pub use fold::fold;
pub use index::{GameNames, NameIndex, NameRow, Target};
pub use library::{EntryRef, Library};
pub use search::{Hit, Match, Outcome, Query};
