//! What every game shares: kinds of entries, the rules registry, rulings and their sources.
//!
//! No IO, no clock, no prose; does not know which games exist.

mod fact;
mod finding;
mod kind;
mod random;
mod record;
mod registry;
mod statement;

pub use fact::{Fact, FactValue};
pub use finding::{Finding, Severity, Value};
pub use kind::{EntryKey, Family, Kind, NameRank, RECORD_WORDS};
pub use random::Random;
pub use record::{EntryPart, Want, WordPlace};
pub use registry::{
    Book, Breach, Check, Disagreement, Reading, Registry, Rule, Ruling, Section, SourceKind, Status, Weight,
    Witness,
};
pub(crate) use registry::{check_references, read_all};
pub use statement::{
    EntryExtra, EntryStatement, Lists, NameId, Named, Numbers, Statement, Statements, TextSpan, Thing,
};
