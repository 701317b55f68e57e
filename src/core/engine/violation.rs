//! A broken rule with its facts, before it becomes a finding. A rule says what is wrong and nothing else: what follows
//! from a mistake is found by trying its correction.

use std::borrow::Cow;

use crate::core::{Item, Severity, TextSpan, Value};

/// A broken rule and the facts of the case.
#[derive(Debug, Clone, Default)]
pub struct Violation {
    /// The name of the rule; empty until it is known.
    pub(super) slug: &'static str,
    pub(crate) arguments: Vec<(&'static str, Value)>,
    pub(crate) options: Vec<Value>,
    pub(crate) rules: Vec<Cow<'static, str>>,
    pub(crate) ruling: Option<&'static str>,
    pub(crate) severity: Option<Severity>,
    pub(crate) span: Option<TextSpan>,
    pub(crate) item: Option<Item>,
    /// Whether only what luck brought is not written.
    pub(crate) is_open_luck: bool,
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

    /// One of several cases, under a name of its own.
    #[must_use]
    pub fn case_of(self, name: &'static str, case: &'static str) -> Self {
        self.with(name, Value::Case(case))
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

    /// Only what luck brought is not written: that speaks against no move.
    #[must_use]
    pub fn open_luck(mut self) -> Self {
        self.is_open_luck = true;
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

    /// With the thing that is wrong: of a list, every wrong item gets a finding of its own, at its own place.
    #[must_use]
    pub fn about(mut self, name: &'static str, thing: Value) -> Self {
        match &thing {
            Value::Thing(key) => self.item = Some(Item::Thing(key.clone())),
            Value::Declared(declared) => {
                let name = declared.first_name().to_owned();
                self.item = Some(Item::Declared(declared.kind, name));
            }
            _ => {}
        }
        self.with(name, thing)
    }

    /// About the money in a list.
    #[must_use]
    pub fn about_money(mut self) -> Self {
        self.item = Some(Item::Money);
        self
    }

    /// At another place than the entry that is being read.
    #[must_use]
    pub fn at(mut self, span: TextSpan) -> Self {
        self.span = Some(span);
        self
    }
}
