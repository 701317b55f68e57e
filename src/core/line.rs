//! A line of a record without words: the inverse of understanding it.

use super::{EntryKey, Kind, Value};

/// A statement as a record writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A heading.
    Heading(Value),
    /// An entry.
    Entry(EntryLine),
}

/// An entry: `subject: items > target = result ~ link`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryLine {
    /// Who or what it is about.
    pub subject: Value,
    /// What stands before any operator.
    pub items: Vec<Value>,
    /// What stands after `>`.
    pub target: Vec<Value>,
    /// What stands after `=`.
    pub result: Vec<Value>,
    /// What stands after `~`.
    pub link: Vec<Value>,
}

impl EntryLine {
    /// An entry without operators.
    pub fn of(subject: Value, items: impl IntoIterator<Item = Value>) -> Self {
        Self {
            subject,
            items: items.into_iter().collect(),
            target: Vec::new(),
            result: Vec::new(),
            link: Vec::new(),
        }
    }

    /// An entry about a word of records: `order: red, blue`.
    pub fn about(word: &'static str, items: impl IntoIterator<Item = Value>) -> Self {
        Self::of(Value::word(word), items)
    }

    /// Adds what stands after `>`.
    #[must_use]
    pub fn to(mut self, target: impl IntoIterator<Item = Value>) -> Self {
        self.target.extend(target);
        self
    }

    /// Adds what stands after `=`.
    #[must_use]
    pub fn with_result(mut self, result: impl IntoIterator<Item = Value>) -> Self {
        self.result.extend(result);
        self
    }

    /// Adds what stands after `~`.
    #[must_use]
    pub fn linked_to(mut self, link: Value) -> Self {
        self.link.push(link);
        self
    }

    /// The lists with the signs before them.
    pub fn lists(&self) -> [(&'static str, &[Value]); 4] {
        [
            ("", &self.items),
            (" >", &self.target),
            (" =", &self.result),
            (" ~", &self.link),
        ]
    }
}

impl From<EntryLine> for Line {
    fn from(entry: EntryLine) -> Self {
        Self::Entry(entry)
    }
}

impl Line {
    /// Whether a value stands in it.
    pub fn mentions(&self, value: &Value) -> bool {
        match self {
            Self::Heading(heading) => heading == value || heading.key() == value.key(),
            Self::Entry(entry) => {
                let listed = entry.lists().into_iter().flat_map(|(_, list)| list);
                let mut all = listed.chain([&entry.subject]);
                all.any(|item| item == value || (item.key().is_some() && item.key() == value.key()))
            }
        }
    }
}

impl Value {
    /// A thing.
    pub fn thing(kind: Kind, id: impl Into<String>) -> Self {
        Self::Thing(EntryKey::new(kind, id))
    }

    /// A word of records.
    pub fn word(id: &'static str) -> Self {
        Self::Thing(EntryKey::word(id))
    }

    /// The thing or heading that it names.
    fn key(&self) -> Option<&EntryKey> {
        match self {
            Self::Thing(key) | Self::Heading(key) => Some(key),
            _ => None,
        }
    }
}
