//! Reads whole files: their syntax, their tables, and which entry overlays which.

use std::collections::{BTreeSet, HashMap};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::entry::Layer;
use super::{Entry, Problems};
use crate::message::Message;
use crate::source::{Place, Source};

/// A parsed file beside its text.
#[derive(Debug)]
pub struct Document<'a> {
    source: &'a Source,
    table: DeTable<'a>,
}

/// The tables of several files read as one.
#[derive(Debug)]
pub struct Reader<'a> {
    documents: &'a [Document<'a>],
    problems: &'a Problems,
    known: BTreeSet<&'static str>,
}

impl<'a> Document<'a> {
    /// Parses every file; syntax errors become problems, what could be read is kept.
    pub fn parse_all(sources: &'a [Source], problems: &Problems) -> Vec<Self> {
        let parse = |source: &'a Source| {
            let (table, errors) = DeTable::parse_recoverable(&source.text);
            for error in errors {
                if problems.is_full() {
                    break;
                }
                let offset = error.span().map_or(0, |span| span.start);
                // The parser's own words are English; the line itself says as much in any language.
                let line = source.text[..offset.min(source.text.len())]
                    .rfind('\n')
                    .map_or(0, |at| at + 1);
                let found = source.text[line..].lines().next().unwrap_or_default();
                let found: String = found.chars().take(MOST_QUOTED).collect();
                problems.add(
                    source.place(offset),
                    Message::new("data-syntax").with("found", found),
                );
            }
            Self {
                source,
                table: table.into_inner(),
            }
        };
        sources.iter().map(parse).collect()
    }
}

/// So many characters of a line that is not understood are quoted.
const MOST_QUOTED: usize = 120;

/// Upper limit on the entries of one table.
const MOST_ENTRIES: u16 = 2000;

/// The longest id.
pub const LONGEST_ID: u16 = 64;

/// Whether a text can be an id: it is safe in names of files, in links and in every form of output.
pub fn is_id(text: &str) -> bool {
    let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'-';
    (1..=usize::from(LONGEST_ID)).contains(&text.len()) && text.bytes().all(is_sign)
}

/// Where a table stands, in the last file that has it: the place for what concerns it as a whole.
pub fn place_of(documents: &[Document], key: &str) -> Place {
    let of_document = |document: &Document| {
        let (key, _) = document.table.get_key_value(key)?;
        Some(document.source.place(key.span().start))
    };
    let found = documents.iter().rev().find_map(of_document);
    let start = || documents.first().map(|document| document.source.place(0));
    found.or_else(start).unwrap_or(Place {
        file: String::new(),
        line: 1,
        column: 1,
    })
}

/// Where an entry of a table stands, in the last file that has it; the table where none has.
pub fn place_of_entry(documents: &[Document], key: &str, id: &str) -> Place {
    let of_document = |document: &Document| {
        let DeValue::Array(entries) = document.table.get(key)?.get_ref() else {
            return None;
        };
        let is = |entry: &&Spanned<DeValue>| {
            let found = entry.get_ref().as_table().and_then(|table| table.get("id"));
            found.and_then(|found| found.get_ref().as_str()) == Some(id)
        };
        let entry = entries.iter().find(is)?;
        Some(document.source.place(entry.span().start))
    };
    let found = documents.iter().rev().find_map(of_document);
    found.unwrap_or_else(|| place_of(documents, key))
}

impl<'a> Reader<'a> {
    /// Reads tables from parsed files.
    pub fn new(documents: &'a [Document<'a>], problems: &'a Problems) -> Self {
        Self {
            documents,
            problems,
            known: BTreeSet::new(),
        }
    }

    /// The entries `[[key]]` of all files in order, overlays merged by `id`.
    pub fn entries(&mut self, key: &'static str) -> Vec<Entry<'a>> {
        let mut merged: Vec<Entry<'a>> = Vec::new();
        let mut places: HashMap<&'a str, usize> = HashMap::new();
        for (layers_of_file, file) in self.arrays(key) {
            let mut ids_of_file = BTreeSet::new();
            let replaces_all = layers_of_file.iter().any(|layer| layer.text("id").is_none());
            if replaces_all && file > 0 {
                merged.clear();
                places.clear();
            }
            for layer in layers_of_file {
                if merged.len() == usize::from(MOST_ENTRIES) {
                    let message = Message::new("data-too-many").with("table", key);
                    self.problems
                        .add(layer.place_of("id"), message.with("limit", MOST_ENTRIES));
                    break;
                }
                let id = layer.text("id");
                if let Some(id) = id.filter(|id| !is_id(id)) {
                    let message = Message::new("data-bad-id").with("id", id);
                    self.problems
                        .add(layer.place_of("id"), message.with("limit", LONGEST_ID));
                    continue;
                }
                if let Some(id) = id.filter(|id| !ids_of_file.insert(*id)) {
                    let message = Message::new("data-duplicate").with("table", key);
                    self.problems.add(layer.place_of("id"), message.with("id", id));
                    continue;
                }
                let known = id.and_then(|id| places.get(id).copied());
                if let Some(place) = known {
                    merged[place].overlay(layer);
                } else {
                    places.extend(id.map(|id| (id, merged.len())));
                    merged.push(Entry::new(layer, self.problems));
                }
            }
        }
        merged
    }

    /// The ids of the entries `[[key]]` of all files: for tables that refer to each other.
    pub fn ids(&self, key: &str) -> BTreeSet<&'a str> {
        let tables = self
            .documents
            .iter()
            .filter_map(|document| document.table.get(key));
        let entries = tables.filter_map(|table| table.get_ref().as_array()).flatten();
        let tables = entries.filter_map(|entry| entry.get_ref().as_table());
        tables
            .filter_map(|table| table.get("id")?.get_ref().as_str())
            .collect()
    }

    /// The entries `[[key]]` of all files in order, each by itself; what is beyond the limit is a problem.
    pub fn list(&mut self, key: &'static str, most: u16) -> Vec<Entry<'a>> {
        let arrays = self.arrays(key);
        let mut layers: Vec<Layer> = arrays.into_iter().flat_map(|(layers, _)| layers).collect();
        if let Some(layer) = layers.get(usize::from(most)) {
            let message = Message::new("data-too-many").with("table", key);
            self.problems
                .add(layer.place_of("id"), message.with("limit", most));
            layers.truncate(usize::from(most));
        }
        let entry = |layer| Entry::new(layer, self.problems);
        layers.into_iter().map(entry).collect()
    }

    /// The single table `[key]`, overlays merged; a missing one is a problem.
    pub fn table(&mut self, key: &'static str) -> Option<Entry<'a>> {
        let found = self.optional_table(key);
        if found.is_none()
            && let Some(document) = self.documents.first()
        {
            self.problems.add(
                document.source.place(0),
                Message::new("data-missing-table").with("table", key),
            );
        }
        found
    }

    /// The single table `[key]`, overlays merged; it may be left out.
    pub fn optional_table(&mut self, key: &'static str) -> Option<Entry<'a>> {
        self.known.insert(key);
        let mut found: Option<Entry<'a>> = None;
        for document in self.documents {
            let Some(value) = document.table.get(key) else {
                continue;
            };
            let DeValue::Table(table) = value.get_ref() else {
                self.wrong_type(document, value, key, "table");
                continue;
            };
            let layer = Layer::new(document.source, table, value.span().start);
            match &mut found {
                Some(entry) => entry.overlay(layer),
                None => found = Some(Entry::new(layer, self.problems)),
            }
        }
        found
    }

    /// Reports every table that nobody asked for.
    pub fn finish(self) {
        for document in self.documents {
            for key in document.table.keys() {
                if !self.known.contains(key.get_ref().as_ref()) && !self.problems.is_full() {
                    let known: Vec<&str> = self.known.iter().copied().collect();
                    self.problems.add(
                        document.source.place(key.span().start),
                        Message::new("data-unknown-table")
                            .with("table", key.get_ref().as_ref())
                            .with("known", known.join(", ")),
                    );
                }
            }
        }
    }

    fn arrays(&mut self, key: &'static str) -> Vec<(Vec<Layer<'a>>, usize)> {
        self.known.insert(key);
        let mut arrays = Vec::new();
        for document in self.documents {
            let Some(value) = document.table.get(key) else {
                continue;
            };
            let DeValue::Array(array) = value.get_ref() else {
                self.wrong_type(document, value, key, "array-of-tables");
                continue;
            };
            let mut layers = Vec::new();
            for item in array {
                match item.get_ref() {
                    DeValue::Table(table) => {
                        layers.push(Layer::new(document.source, table, item.span().start));
                    }
                    _ => self.wrong_type(document, item, key, "table"),
                }
            }
            let file = arrays.len();
            arrays.push((layers, file));
        }
        arrays
    }

    fn wrong_type(&self, document: &Document, value: &Spanned<DeValue>, key: &str, wanted: &'static str) {
        self.problems.add(
            document.source.place(value.span().start),
            Message::new("data-wrong-type")
                .with("key", key)
                .with("wanted", wanted),
        );
    }
}
