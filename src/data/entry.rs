//! One entry of a table: typed access to its keys, every slip noted with its place.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{List, Problems, Text};
use crate::message::Message;
use crate::source::{Place, Source};

/// An entry, possibly written in several files one over the other.
#[derive(Debug)]
pub struct Entry<'a> {
    layers: Vec<Layer<'a>>,
    problems: &'a Problems,
    used: RefCell<BTreeSet<&'static str>>,
}

/// A value, for keys that may be written in several ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number; none if it is larger than any that is wanted.
    Number(Option<u16>),
    /// True or false.
    Flag(bool),
    /// A list.
    List(Vec<Value>),
    /// A table.
    Table,
    /// Anything else: a fraction, a date.
    Other,
}

/// So many values of a list are looked at where a list may stand for something else.
const MOST_VALUES: usize = 100;

impl Value {
    fn read(value: &DeValue) -> Self {
        match value {
            DeValue::String(text) => Self::Text(text.to_string()),
            DeValue::Integer(number) => {
                Self::Number(u16::from_str_radix(number.as_str(), number.radix()).ok())
            }
            DeValue::Boolean(flag) => Self::Flag(*flag),
            DeValue::Array(items) => {
                let items = items.iter().take(MOST_VALUES);
                Self::List(items.map(|item| Self::read(item.get_ref())).collect())
            }
            DeValue::Table(_) => Self::Table,
            DeValue::Float(_) | DeValue::Datetime(_) => Self::Other,
        }
    }
}

/// One table as one file writes it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layer<'a> {
    source: &'a Source,
    table: &'a DeTable<'a>,
    start: usize,
}

impl<'a> Layer<'a> {
    pub(super) fn new(source: &'a Source, table: &'a DeTable<'a>, start: usize) -> Self {
        Self { source, table, start }
    }

    pub(super) fn text(&self, key: &str) -> Option<&'a str> {
        match self.table.get(key)?.get_ref() {
            DeValue::String(text) => Some(text.as_ref()),
            _ => None,
        }
    }

    pub(super) fn place_of(&self, key: &str) -> Place {
        let offset = self.table.get(key).map_or(self.start, |value| value.span().start);
        self.source.place(offset)
    }
}

impl<'a> Entry<'a> {
    pub(super) fn new(layer: Layer<'a>, problems: &'a Problems) -> Self {
        Self {
            layers: vec![layer],
            problems,
            used: RefCell::default(),
        }
    }

    pub(super) fn overlay(&mut self, layer: Layer<'a>) {
        self.layers.push(layer);
    }

    /// The entry as the first file that has the key writes it, if a later file writes the key again.
    pub fn original(&self, key: &str) -> Option<Self> {
        let mut with_key = self.layers.iter().filter(|layer| layer.table.get(key).is_some());
        let first = with_key.next()?;
        with_key.next()?;
        Some(Self::new(*first, self.problems))
    }

    /// Where the key stands, or the entry if it has no such key.
    pub fn place(&self, key: &str) -> Place {
        let layer = self
            .layers
            .iter()
            .rev()
            .find(|layer| layer.table.get(key).is_some());
        layer.or(self.layers.last()).map_or_else(
            || Place {
                file: String::new(),
                line: 1,
                column: 1,
            },
            |layer| layer.place_of(key),
        )
    }

    /// Notes a problem at the key.
    pub fn problem(&self, key: &str, message: Message) {
        self.problems.add(self.place(key), message);
    }

    /// Notes a problem at another place of the entry.
    pub fn problem_at(&self, place: Place, message: Message) {
        self.problems.add(place, message);
    }

    /// A text that must be there.
    pub fn text(&self, key: &'static str) -> Text {
        match self.optional_text(key) {
            Some(text) => text,
            None => self.missing(key),
        }
    }

    /// A text that may be left out.
    pub fn optional_text(&self, key: &'static str) -> Option<Text> {
        if let DeValue::String(text) = self.get(key)?.get_ref() {
            return Some(Text::Owned(text.to_string()));
        }
        self.wrong_type(key, "text");
        Some(Text::Borrowed(""))
    }

    /// A whole number within bounds that must be there.
    pub fn number(&self, key: &'static str, bounds: RangeInclusive<u16>) -> u16 {
        match self.optional_number(key, bounds) {
            Some(number) => number,
            None => self.missing(key),
        }
    }

    /// A whole number within bounds that may be left out.
    pub fn optional_number(&self, key: &'static str, bounds: RangeInclusive<u16>) -> Option<u16> {
        let DeValue::Integer(integer) = self.get(key)?.get_ref() else {
            self.wrong_type(key, "number");
            return Some(0);
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix())
            .ok()
            .and_then(|number| u16::try_from(number).ok());
        let within = number.filter(|number| bounds.contains(number));
        if within.is_none() {
            let message = Message::new("data-out-of-range").with("key", key);
            self.problem(
                key,
                message.with("least", *bounds.start()).with("most", *bounds.end()),
            );
        }
        Some(within.unwrap_or(0))
    }

    /// A yes or no; left out means no.
    pub fn flag(&self, key: &'static str) -> bool {
        match self.get(key).map(Spanned::get_ref) {
            None => false,
            Some(DeValue::Boolean(flag)) => *flag,
            Some(_) => {
                self.wrong_type(key, "true-or-false");
                false
            }
        }
    }

    /// One of a fixed set of words, as the value it stands for.
    pub fn choice<T: Clone + Default>(&self, key: &'static str, choices: &[(&str, T)]) -> T {
        let word = self.text(key);
        match choices.iter().find(|(name, _)| *name == word) {
            Some((_, value)) => value.clone(),
            None if word.is_empty() => T::default(),
            None => {
                let known: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
                self.problem(
                    key,
                    Message::new("data-unknown-word")
                        .with("key", key)
                        .with("word", word.into_owned())
                        .with("known", known.join(", ")),
                );
                T::default()
            }
        }
    }

    /// One of a fixed set of words, as the value it stands for; it may be left out.
    pub fn optional_choice<T: Clone + Default>(&self, key: &'static str, choices: &[(&str, T)]) -> Option<T> {
        self.get(key)?;
        Some(self.choice(key, choices))
    }

    /// A list of texts; left out means empty.
    pub fn texts(&self, key: &'static str) -> List<Text> {
        let text = |item: &Spanned<DeValue>| match item.get_ref() {
            DeValue::String(text) => Some(Text::Owned(text.to_string())),
            _ => None,
        };
        self.list(key, "list-of-texts", text)
    }

    /// A list of small whole numbers; left out means empty.
    pub fn numbers(&self, key: &'static str) -> List<u16> {
        let number = |item: &Spanned<DeValue>| match item.get_ref() {
            DeValue::Integer(integer) => u16::from_str_radix(integer.as_str(), integer.radix()).ok(),
            _ => None,
        };
        self.list(key, "list-of-numbers", number)
    }

    /// A value that may be written in several ways; left out means none.
    pub fn value(&self, key: &'static str) -> Option<Value> {
        self.get(key).map(|value| Value::read(value.get_ref()))
    }

    /// Every key with its text and its place, in the order of the file: for tables whose keys are names.
    pub fn named_texts(&self) -> Vec<(String, String, Place)> {
        let mut found = Vec::new();
        for layer in &self.layers {
            let mut keys: Vec<_> = layer.table.iter().collect();
            keys.sort_by_key(|(key, _)| key.span().start);
            for (key, value) in keys {
                if self.problems.is_full() {
                    break;
                }
                let place = layer.source.place(key.span().start);
                match value.get_ref() {
                    DeValue::String(text) => found.push((key.get_ref().to_string(), text.to_string(), place)),
                    _ => self.wrong_type_at(place, key.get_ref(), "text"),
                }
            }
        }
        found
    }

    /// Whether there is no key at all.
    pub fn is_empty(&self) -> bool {
        self.layers.iter().all(|layer| layer.table.is_empty())
    }

    /// Whether a key is there.
    pub fn has(&self, key: &str) -> bool {
        self.layer_with(key).is_some()
    }

    /// A table inside the entry; left out means none.
    pub fn inner(&self, key: &'static str) -> Option<Self> {
        let layer = self.layer_with(key)?;
        let value = self.get(key)?;
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_type(key, "table");
            return None;
        };
        let inner = Layer::new(layer.source, table, value.span().start);
        Some(Entry::new(inner, self.problems))
    }

    /// The tables of a list inside the entry; left out means empty.
    pub fn inner_list(&self, key: &'static str) -> Vec<Self> {
        let (Some(layer), Some(value)) = (self.layer_with(key), self.get(key)) else {
            return Vec::new();
        };
        let DeValue::Array(items) = value.get_ref() else {
            self.wrong_type(key, "list-of-tables");
            return Vec::new();
        };
        let mut entries = Vec::new();
        for item in items {
            match item.get_ref() {
                DeValue::Table(table) => {
                    let inner = Layer::new(layer.source, table, item.span().start);
                    entries.push(Entry::new(inner, self.problems));
                }
                _ => self.wrong_type(key, "list-of-tables"),
            }
        }
        entries
    }

    /// All keys of the entry that were not asked for are problems.
    pub fn finish(self) {
        let used = self.used.borrow();
        for layer in &self.layers {
            for key in layer.table.keys() {
                if !used.contains(key.get_ref().as_ref()) && !self.problems.is_full() {
                    let known: Vec<&str> = used.iter().copied().collect();
                    self.problems.add(
                        layer.source.place(key.span().start),
                        Message::new("data-unknown-key")
                            .with("key", key.get_ref().as_ref())
                            .with("known", known.join(", ")),
                    );
                }
            }
        }
    }

    /// Every key with a list of texts: for tables whose keys are names.
    pub fn text_lists(&self) -> Vec<(String, List<Text>)> {
        let mut lists: Vec<(String, List<Text>)> = Vec::new();
        for layer in &self.layers {
            for (key, value) in layer.table {
                let DeValue::Array(items) = value.get_ref() else {
                    self.wrong_type_at(
                        layer.source.place(value.span().start),
                        key.get_ref(),
                        "list-of-texts",
                    );
                    continue;
                };
                let texts: Vec<Text> = items
                    .iter()
                    .filter_map(|item| item.get_ref().as_str().map(|text| Text::Owned(text.to_owned())))
                    .collect();
                lists.retain(|(known, _)| known != key.get_ref().as_ref());
                lists.push((key.get_ref().to_string(), List::Owned(texts)));
            }
        }
        lists
    }

    fn list<T: Clone>(
        &self,
        key: &'static str,
        wanted: &'static str,
        convert: impl Fn(&Spanned<DeValue>) -> Option<T>,
    ) -> List<T> {
        let Some(value) = self.get(key) else {
            return List::Borrowed(&[]);
        };
        let DeValue::Array(items) = value.get_ref() else {
            self.wrong_type(key, wanted);
            return List::Borrowed(&[]);
        };
        let converted: Option<Vec<T>> = items.iter().map(convert).collect();
        converted.map_or_else(
            || {
                self.wrong_type(key, wanted);
                List::Borrowed(&[])
            },
            List::Owned,
        )
    }

    fn layer_with(&self, key: &str) -> Option<&Layer<'a>> {
        self.layers
            .iter()
            .rev()
            .find(|layer| layer.table.get(key).is_some())
    }

    fn get(&self, key: &'static str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.used.borrow_mut().insert(key);
        self.layer_with(key)?.table.get(key)
    }

    fn missing<T: Default>(&self, key: &'static str) -> T {
        self.problem(key, Message::new("data-missing-key").with("key", key));
        T::default()
    }

    fn wrong_type(&self, key: &'static str, wanted: &'static str) {
        self.wrong_type_at(self.place(key), key, wanted);
    }

    fn wrong_type_at(&self, place: Place, key: &str, wanted: &'static str) {
        self.problems.add(
            place,
            Message::new("data-wrong-type")
                .with("key", key)
                .with("wanted", wanted),
        );
    }
}
