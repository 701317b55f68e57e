//! What every game shares: kinds of entries, the rules registry, rulings and their sources.
//!
//! No IO, no clock, no prose; does not know which games exist.

mod catalog;
pub mod engine;
mod fact;
mod finding;
mod kind;
mod line;
mod numbered_id;
mod random;
mod readings;
mod record;
mod registry;
mod registry_entries;
mod statement;
mod template;
mod waivers;

pub(crate) use catalog::{Complaints, ids, load_catalog, read_players};
pub use catalog::{GameCatalog, Term};
pub use fact::{Fact, FactValue};
pub use finding::{Correction, CorrectionKind, Finding, FindingCounts, Item, Severity, Value};
pub use kind::{EntryKey, Family, Kind, KindInfo, ListOrder, NameRank, RECORD_WORDS};
pub use line::{EntryLine, Line};
pub use numbered_id::NumberedId;
pub use random::Random;
pub use readings::{DisputedPoint, ReadingId, Readings, UnknownReading, check_choice, read_choice};
pub use record::{EntryPart, Unit, Want, WordPlace};
pub use registry::{
    Breach, Check, Disagreement, Reading, Registry, Rule, Ruling, Section, SourceKind, Status, Weight,
    Witness,
};
pub(crate) use registry::{check_references, read_all};
pub use registry_entries::KindRules;
pub(crate) use registry_entries::{cited_rules, reference, references};
pub use statement::{
    Declared, DeclaredId, DeclaredName, EntryExtra, EntryStatement, Figures, Later, Lists, NameId, Named,
    Statement, Statements, TextSpan, Thing,
};
pub use template::TemplateLine;
pub use waivers::Waivers;
