//! A broken rule with its facts, before it becomes a finding: what it rests on and what it spoils, so that
//! one mistake gives one finding and what only follows from it can be marked.

use std::borrow::Cow;

use super::replay::Offset;
use super::state::{RegionId, Seat, Stage};
use crate::core::{Severity, TextSpan, Value};

/// A broken rule and the facts of the case.
#[derive(Debug, Clone, Default)]
pub struct Violation {
    pub(super) arguments: Vec<(&'static str, Value)>,
    pub(super) options: Vec<Value>,
    pub(super) rules: Vec<Cow<'static, str>>,
    pub(super) ruling: Option<&'static str>,
    pub(super) severity: Option<Severity>,
    pub(super) span: Option<TextSpan>,
    pub(super) rests_on: Vec<Aspect>,
    pub(super) spoils: Vec<Aspect>,
    pub(super) follows: Option<usize>,
}

/// A part of the table that a mistake can leave in doubt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aspect {
    /// A player's money.
    Money(Seat),
    /// A player's pieces in hand.
    Hand(Seat),
    /// Who places next.
    Placing,
    /// The pieces in a box.
    Box(Stage),
    /// The buildings on sale.
    Sale,
    /// The goods on offer.
    Offer,
    /// The goods that are left face down.
    Pile,
    /// The buildings that are left face down.
    Tiles,
    /// A player's pieces in the Discovery box, which wait there from turn to turn.
    Explorers(Seat),
    /// Which discovery tokens are out.
    Tokens,
    /// In which boxes a player's pieces stand this turn.
    Standing(Seat),
    /// In which order pieces stand in their boxes this turn.
    Rows,
    /// A region: whether it is discovered, its token, its pieces.
    Map(RegionId),
    /// All regions.
    WholeMap,
    /// Which regions are discovered.
    Discovered,
    /// Where a player's pieces stand on the map.
    Settlers(Seat),
    /// The turn order.
    Order,
    /// A player's buildings.
    Buildings(Seat),
    /// A player's goods and ships.
    Goods(Seat),
    /// A player's points.
    Points(Seat),
    /// What a player's figures are reckoned from: a wrong one leaves it in doubt until a right one is written.
    Reckoning(Seat),
    /// Which phase is being worked off.
    Phase,
}

impl Aspect {
    /// The pieces in every box that acts.
    pub(super) const BOXES: [Self; 7] = [
        Self::Box(Stage::Dock),
        Self::Box(Stage::Goods),
        Self::Box(Stage::Shipping),
        Self::Box(Stage::Buildings),
        Self::Box(Stage::Discovery),
        Self::Box(Stage::Specialists),
        Self::Box(Stage::Warfare),
    ];

    /// Whether doubt about this one casts doubt on the other.
    pub(super) fn touches(self, other: Self) -> bool {
        match (self, other) {
            (Self::WholeMap, Self::Map(_) | Self::Discovered | Self::Settlers(_))
            | (Self::Map(_) | Self::Discovered | Self::Settlers(_), Self::WholeMap) => true,
            // What a player owns decides what comes in, every turn and at the end.
            (
                Self::Buildings(owner),
                Self::Hand(seat) | Self::Money(seat) | Self::Goods(seat) | Self::Points(seat),
            ) => owner == seat,
            _ => self == other,
        }
    }
}

impl Violation {
    /// A broken rule without further facts.
    pub fn new() -> Self {
        Self::default()
    }

    /// With a fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// One of several cases that a message tells apart.
    #[must_use]
    pub fn case(self, case: &'static str) -> Self {
        self.with("case", Value::Case(case))
    }

    /// With an amount of money.
    #[must_use]
    pub fn money(self, name: &'static str, amount: impl Into<i64>) -> Self {
        self.with(name, Value::Money(amount.into()))
    }

    /// With what would have been possible.
    #[must_use]
    pub fn options(mut self, options: impl IntoIterator<Item = Value>) -> Self {
        self.options.extend(options);
        self
    }

    /// Citing these rules instead of those of the data.
    #[must_use]
    pub fn citing(mut self, rules: &[&'static str]) -> Self {
        self.rules = rules.iter().map(|rule| Cow::Borrowed(*rule)).collect();
        self
    }

    /// Citing rules, each once, that the data name.
    #[must_use]
    pub fn citing_each(mut self, rules: impl IntoIterator<Item = String>) -> Self {
        self.rules.clear();
        for rule in rules {
            if !self.rules.iter().any(|known| *known == rule) {
                self.rules.push(Cow::Owned(rule));
            }
        }
        self
    }

    /// Resting on a ruling or a disagreement.
    #[must_use]
    pub fn ruled_by(mut self, ruling: &'static str) -> Self {
        self.ruling = Some(ruling);
        self
    }

    /// Weighing more or less than usual.
    #[must_use]
    pub fn weighing(mut self, severity: Severity) -> Self {
        self.severity = Some(severity);
        self
    }

    /// At another place than the entry that is being read.
    #[must_use]
    pub fn at(mut self, span: TextSpan) -> Self {
        self.span = Some(span);
        self
    }

    /// True only if these are in no doubt.
    #[must_use]
    pub fn rests_on(mut self, aspects: impl IntoIterator<Item = Aspect>) -> Self {
        self.rests_on.extend(aspects);
        self
    }

    /// Leaves these in doubt.
    #[must_use]
    pub fn spoils(mut self, aspects: impl IntoIterator<Item = Aspect>) -> Self {
        self.spoils.extend(aspects);
        self
    }

    /// Only worth knowing where other goods than the assumed ones would account for it: then it explains nothing else.
    #[must_use]
    pub fn noted_if(mut self, explained: bool, assumed: Value) -> Self {
        if explained {
            self.spoils.clear();
            self.weighing(Severity::Note).with("assumed", assumed)
        } else {
            self
        }
    }

    /// A consequence where an earlier claim was off by just as much.
    #[must_use]
    pub fn following_if_off_by(self, difference: i64, earlier: Offset) -> Self {
        if earlier.by == difference {
            self.following(earlier.finding)
        } else {
            self
        }
    }

    /// A consequence of an earlier finding.
    #[must_use]
    pub fn following(mut self, finding: usize) -> Self {
        self.follows = Some(finding);
        self
    }
}
