//! The reference as the build script sees it: the indexes of names and of words.

#[path = "../reference/diction.rs"]
mod diction;
#[path = "../reference/fold.rs"]
mod fold;
#[path = "../reference/index.rs"]
mod index;
#[path = "../reference/word_index.rs"]
mod word_index;

pub(crate) use index::{GameNames, NameIndex};
pub(crate) use word_index::WordIndex;
