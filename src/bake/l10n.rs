//! The languages as the build script sees them: files to tables, without Fluent's bundles.

#[path = "../l10n/glossary.rs"]
mod glossary;
#[path = "../l10n/language.rs"]
mod language;
#[path = "../l10n/limits.rs"]
mod limits;
#[path = "../l10n/store.rs"]
mod store;
#[path = "../l10n/table.rs"]
mod table;

pub(crate) use glossary::GlossaryName;
pub(crate) use language::Language;
pub(crate) use store::{Locale, LocaleFile, Store};
pub(crate) use table::TextTable;
