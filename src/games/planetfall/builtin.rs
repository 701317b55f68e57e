//! The catalog of `data/planetfall`, turned into a static when the program is built.

use super::catalog::Catalog;
use crate::games::entry_data::{example_of, sources_of};
use crate::source::Source;

/// The built-in catalog; costs nothing at start.
pub fn builtin() -> &'static Catalog {
    &CATALOG
}

mod generated {
    use std::borrow::Cow;

    use crate::core::{
        Breach, Check, Disagreement, KindRules, Reading, Registry, Rule, Ruling, Section, Severity,
        SourceKind, Status, Weight, Witness,
    };
    use crate::games::planetfall::catalog::{
        Card, CardType, Catalog, Commander, Effect, Gain, Layout, Named, Numbers, Operation, Phase, Side,
        Statistic, Term, Total, Totals,
    };

    include!(concat!(env!("OUT_DIR"), "/planetfall.rs"));
}

use generated::CATALOG;

/// The cases of a rule: a record that breaks it and one that keeps it.
pub fn example(slug: &str) -> Option<(&'static str, &'static str)> {
    example_of(generated::EXAMPLES, slug)
}

/// The data files themselves: what a user's own files are laid over.
pub fn builtin_sources() -> Vec<Source> {
    sources_of(generated::FILES)
}
