//! What the build script needs of `core`: everything but the engine, which plays records.

#[path = "../core/catalog.rs"]
mod catalog;
#[path = "../core/fact.rs"]
mod fact;
#[path = "../core/finding.rs"]
mod finding;
#[path = "../core/kind.rs"]
mod kind;
#[path = "../core/line.rs"]
mod line;
#[path = "../core/numbered_id.rs"]
mod numbered_id;
#[path = "../core/readings.rs"]
mod readings;
#[path = "../core/record.rs"]
mod record;
#[path = "../core/registry.rs"]
mod registry;
#[path = "../core/registry_entries.rs"]
mod registry_entries;
#[path = "../core/statement.rs"]
mod statement;
#[path = "../core/template.rs"]
mod template;

pub(crate) use catalog::{Complaints, ids, load_catalog, read_players};
pub use catalog::{GameCatalog, Term};
pub use fact::{Fact, FactValue};
pub use finding::{Severity, Value};
pub use kind::{EntryKey, Family, Kind, KindInfo, NameRank, RECORD_WORDS};
pub use line::Line;
pub use numbered_id::NumberedId;
pub use readings::DisputedPoint;
pub use record::{EntryPart, Want, WordPlace};
pub use registry::{Breach, Disagreement, Registry, Ruling, Weight};
pub(crate) use registry::{check_references, read_all};
pub use registry_entries::KindRules;
pub(crate) use registry_entries::{cited_rules, reference, references};
pub use statement::{Declared, TextSpan};
pub use template::TemplateLine;
