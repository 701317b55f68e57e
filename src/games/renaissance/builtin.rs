//! The catalog of `data/renaissance`, turned into a static when the program is built.

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
    use crate::games::renaissance::catalog::{
        Advance, Area, Card, CardType, Catalog, Category, Coast, Commodity, Edition, Epoch, Event, Map,
        MapChange, Misery, Moved, Numbers, Phase, Piece, Power, Province, ProvinceType, Raised, Revision,
        Scope, Seating, Ship, Side, Step, Totals, Variant, Voided, Water, Way,
    };

    include!(concat!(env!("OUT_DIR"), "/renaissance.rs"));
}

use generated::CATALOG;
pub(in crate::games) use generated::{EXAMPLES, FILES};
