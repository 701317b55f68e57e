//! TOML to typed values with places; all problems at once.
//!
//! Knows TOML, not games: what tables exist and what they mean is said by each game's catalog.
//! A file later in the list overlays the earlier ones: an entry with a known `id` replaces the keys
//! it names, an entry with a new `id` is added.

mod entry;
mod hash;
mod problem;
mod reader;

pub use entry::{Entry, Value};
pub use hash::{find_by_hash, hash};
pub use problem::{Problem, Problems};
pub use reader::{Document, LONGEST_ID, Reader, is_id, place_of, place_of_entry};

use std::borrow::Cow;

/// A text that is either built in or was loaded.
pub type Text = Cow<'static, str>;

/// A list that is either built in or was loaded.
pub type List<T> = Cow<'static, [T]>;
