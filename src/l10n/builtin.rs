//! The languages of `locales/`, turned into tables when the program is built.

use super::Store;
use crate::data::List;

/// The built-in languages; nothing is parsed until a message is asked for.
pub fn builtin() -> Store {
    Store::new(List::Borrowed(generated::LOCALES))
}

/// The ids of built-in texts of a language that are older than their English texts.
pub fn stale_translations(tag: &str) -> impl Iterator<Item = &'static str> {
    generated::STALE
        .iter()
        .filter(move |(stale, _)| *stale == tag)
        .map(|(_, id)| *id)
}

#[expect(clippy::pedantic, reason = "written by the build script")]
mod generated {
    use std::borrow::Cow;

    use crate::l10n::{Direction, Language, Locale, TextTable};

    include!(concat!(env!("OUT_DIR"), "/locales.rs"));
}
