//! The catalog of `data/planetfall`, turned into a static when the program is built.

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
    use crate::games::planetfall::catalog::{
        Card, CardType, Catalog, Commander, Effect, Gain, Layout, Named, Numbers, Operation, Phase, Side,
        Statistic, Total, Totals,
    };

    include!(concat!(env!("OUT_DIR"), "/planetfall.rs"));
}

use generated::CATALOG;
pub(in crate::games) use generated::{EXAMPLES, FILES};
