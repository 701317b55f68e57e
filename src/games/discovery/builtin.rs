//! The catalog of `data/discovery`, turned into a static when the program is built.

use super::catalog::Catalog;

/// The built-in catalog; costs nothing at start.
pub fn builtin() -> &'static Catalog {
    &CATALOG
}

mod generated {
    use std::borrow::Cow;

    use crate::core::{
        Breach, Check, Disagreement, KindRules, Reading, Registry, Rule, Ruling, Section, Severity,
        SourceKind, Status, Term, Weight, Witness,
    };
    use crate::games::discovery::catalog::{
        Age, Border, Box, Building, Card, Catalog, Colour, Counted, Effect, Fill, Good, Numbers, Phase,
        Piece, PiecePlace, Region, Set, Timing, Token, Totals,
    };

    include!(concat!(env!("OUT_DIR"), "/discovery.rs"));
}

use generated::CATALOG;
pub(in crate::games) use generated::{EXAMPLES, FILES};
