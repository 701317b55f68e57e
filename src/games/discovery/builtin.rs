//! The catalog of `data/discovery`, turned into a static when the program is built.

use super::catalog::Catalog;

/// The built-in catalog; costs nothing at start.
pub fn builtin() -> &'static Catalog {
    &CATALOG
}

mod generated {
    use std::borrow::Cow;

    use crate::core::{
        Breach, Check, Disagreement, Reading, Registry, Rule, Ruling, Section, Severity, SourceKind, Status,
        Weight, Witness,
    };
    use crate::games::discovery::catalog::{
        Age, Border, Box, Building, Card, Catalog, Colour, Counted, Effect, Fill, Good, KindRules, Numbers,
        Phase, Piece, PiecePlace, Region, Set, Term, Timing, Token, Totals,
    };

    include!(concat!(env!("OUT_DIR"), "/discovery.rs"));
}

use generated::CATALOG;

/// The cases of a rule: a record that breaks it and one that keeps it.
pub fn example(slug: &str) -> Option<(&'static str, &'static str)> {
    let found = generated::EXAMPLES.iter().find(|(known, _, _)| *known == slug);
    found.map(|(_, breaking, keeping)| (*breaking, *keeping))
}

/// The data files themselves: what a user's own files are laid over.
pub fn builtin_sources() -> Vec<crate::source::Source> {
    generated::FILES
        .iter()
        .map(|(name, text)| crate::source::Source::new(*name, *text))
        .collect()
}
