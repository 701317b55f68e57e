//! The words: bundles, fallback, names with their grammar, direction. The only user of Fluent.
//!
//! Texts are read from built-in tables; a message is parsed when it is first asked for, so a start
//! costs the same whatever the number of languages and texts. `--locales DIR` lays a folder of the
//! same shape over the built-in one.

mod builtin;
mod collate;
mod glossary;
mod isolates;
mod language;
mod limits;
mod negotiate;
mod plurals;
mod store;
mod table;
mod texts;

pub use builtin::{builtin, stale_translations};
pub use collate::sort_key;
pub use glossary::GlossaryName;
pub use isolates::{
    FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE, is_direction_mark, is_right_to_left, isolate,
    strip_isolates,
};
pub use language::{Direction, Language};
pub use negotiate::{LanguageWish, choose_language, tag_of_locale};
pub use plurals::plural_category;
pub use store::{Locale, LocaleFile, Store};
pub use table::TextTable;
pub use texts::{TextProblem, Texts};
