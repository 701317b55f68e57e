//! A typed figure of an entry, to be shown beside its text.

use super::EntryKey;
use crate::message::Message;

/// One row of an entry's table: what it is, its value, and whether a source confirms it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The message id of the label.
    pub label: &'static str,
    /// The value.
    pub value: FactValue,
    /// No source at hand confirms this value.
    pub assumed: bool,
}

/// A value that the reader's language knows how to show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FactValue {
    /// A plain figure.
    Number(u16),
    /// Dollars.
    Money(u16),
    /// A text that is the same in every language, such as the letter of a phase.
    Literal(String),
    /// Other entries, by name.
    Entries(Vec<EntryKey>),
    /// A message.
    Said(Message),
}

impl Fact {
    /// A confirmed fact.
    pub fn new(label: &'static str, value: FactValue) -> Self {
        Self {
            label,
            value,
            assumed: false,
        }
    }

    /// The same fact, marked as assumed where that is so.
    #[must_use]
    pub fn assumed_if(mut self, assumed: bool) -> Self {
        self.assumed = assumed;
        self
    }
}
