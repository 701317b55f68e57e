//! The reference as the build script sees it: the index of names.

#[path = "../reference/fold.rs"]
mod fold;
#[path = "../reference/index.rs"]
mod index;

pub(crate) use index::{GameNames, NameIndex};
