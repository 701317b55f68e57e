//! The rules registry of a game: sections, rules, rulings, disagreements and the sources they rest on.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::Serialize;

use super::{EntryKey, Kind, KindInfo, NumberedId, Severity};
use crate::data::{Entry, List, Reader, Text};
use crate::message::Message;

/// Everything that is known about a game's rules apart from their words.
#[derive(Debug, Clone, Serialize)]
pub struct Registry {
    /// The sections in the order of the book.
    pub sections: List<Section>,
    /// The rules in the order of the book.
    pub rules: List<Rule>,
    /// Points on which the printed books are silent, and our choices.
    pub rulings: List<Ruling>,
    /// Points on which the printed books disagree.
    pub disagreements: List<Disagreement>,
    /// The ways in which a record can break them.
    pub breaches: List<Breach>,
    /// The texts that were consulted.
    pub sources: List<Witness>,
}

/// A way in which a record can break the rules.
#[derive(Debug, Clone, Serialize)]
pub struct Breach {
    /// Its name, also its message: `box-full`.
    pub slug: Text,
    /// How much it weighs.
    pub severity: Severity,
    /// The rules it rests on, the one to cite first.
    pub rules: List<Text>,
    /// The rulings and disagreements it may rest on.
    pub rulings: List<Text>,
}

/// A section of the book.
#[derive(Debug, Clone, Serialize)]
pub struct Section {
    /// Its id, also the message `section-<id>`.
    pub id: Text,
    /// Its number as printed: `III`, `A1`.
    pub number: Text,
    /// The kinds whose tables belong to it.
    pub tables: List<Text>,
    /// Whether its title is shown without the number: it carries its own, or has none.
    pub bare: bool,
}

/// A rule.
#[derive(Debug, Clone, Serialize)]
pub struct Rule {
    /// `R-034`, also its message.
    pub id: Text,
    /// The section it stands in.
    pub section: Text,
    /// The phase or box within the section.
    pub part: Option<Text>,
    /// How a record can be checked against it.
    pub check: Check,
}

/// How a record can be checked against a rule.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// A record that breaks it gets a finding.
    #[default]
    Enforced,
    /// Its figures are worked out and claims are compared.
    Computed,
    /// A record does not show it.
    Unchecked,
}

/// A point on which the printed books are silent, and the choice taken.
#[derive(Debug, Clone, Serialize)]
pub struct Ruling {
    /// `A-57`, also its message.
    pub id: Text,
    /// The word by which a record chooses a reading.
    pub name: Text,
    /// How well it is founded.
    pub status: Status,
    /// The rules it bears upon.
    pub rules: List<Text>,
    /// Source codes, with sections where known.
    pub sources: List<Text>,
    /// The names of the readings, the default first.
    pub readings: List<Text>,
}

/// How well a ruling is founded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// A source says so.
    Confirmed,
    /// It follows from what the sources say.
    Inferred,
    /// A source settles a part; the rest is our choice.
    Partly,
    /// Our choice.
    #[default]
    Ours,
}

/// A point on which the printed books disagree.
#[derive(Debug, Clone, Serialize)]
pub struct Disagreement {
    /// `D-01`, also its message.
    pub id: Text,
    /// The word by which a record chooses a reading.
    pub name: Text,
    /// Whether play or only wording differs.
    pub weight: Weight,
    /// The rules it concerns.
    pub rules: List<Text>,
    /// The things it concerns, as `kind:id`.
    pub entries: List<Text>,
    /// Source codes, with sections where known.
    pub sources: List<Text>,
    /// The readings, the default first.
    pub readings: List<Reading>,
}

/// Whether a disagreement changes play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// Legal moves or points differ.
    #[default]
    Play,
    /// Only the wording differs.
    Text,
}

/// One way to read a disputed point.
#[derive(Debug, Clone, Serialize)]
pub struct Reading {
    /// Its name.
    pub name: Text,
    /// The books that support it: printed ones by the tags of their languages, others by the codes of their sources.
    pub books: List<Text>,
}

/// A text that was consulted.
#[derive(Debug, Clone, Serialize)]
pub struct Witness {
    /// Its code: `IT`, `FAQ`.
    pub id: Text,
    /// What sort of text it is.
    pub kind: SourceKind,
    /// The tag of its language.
    pub language: Text,
    /// Its title, as a bibliography gives it.
    pub title: Text,
    /// How much of it was seen: complete, partial or opening.
    pub seen: Text,
    /// Where it is published, if it is.
    pub url: Option<Text>,
}

/// What sort of text a source is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SourceKind {
    /// A printed rule book.
    #[default]
    RuleBook,
    /// A page that renders a rule book.
    RulesPage,
    /// Answers to questions.
    Faq,
    /// A summary made by players.
    PlayerAid,
    /// A review.
    Review,
    /// A report of a game.
    PlayReport,
    /// An encyclopedia or catalogue.
    Reference,
    /// The rules of a tournament.
    Tournament,
}

impl Registry {
    /// Reads the tables `section`, `rule`, `ruling`, `disagreement` and `source`; `kinds` are the game's own.
    pub fn read(reader: &mut Reader, kinds: &'static [KindInfo]) -> Self {
        let kinds = KindInfo::with_shared(kinds)
            .map(|info| info.kind.word())
            .collect();
        let sections = read_all(reader, "section", |entry| Section {
            id: entry.text("id"),
            number: entry.text("number"),
            tables: tables(entry, &kinds),
            bare: entry.flag("bare"),
        });
        let section_ids: BTreeSet<&str> = sections.iter().map(|section| section.id.as_ref()).collect();
        let rules = read_all(reader, "rule", |entry| read_rule(entry, &section_ids));
        let rule_ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_ref()).collect();
        let sources = read_all(reader, "source", read_witness);
        let codes: BTreeSet<&str> = sources.iter().map(|source| source.id.as_ref()).collect();
        let rulings = read_all(reader, "ruling", |entry| read_ruling(entry, &rule_ids, &codes));
        let printed = printed_books(&sources).into_iter();
        let books: BTreeSet<&str> = printed.chain(codes.iter().copied()).collect();
        let disagreements = read_all(reader, "disagreement", |entry| {
            read_disagreement(entry, &rule_ids, &codes, &books)
        });
        let disputes: BTreeSet<&str> = rulings
            .iter()
            .map(|ruling| ruling.id.as_ref())
            .chain(disagreements.iter().map(|item| item.id.as_ref()))
            .collect();
        let breaches = read_all(reader, "breach", |entry| read_breach(entry, &rule_ids, &disputes));
        Self {
            breaches: List::Owned(breaches),
            sections: List::Owned(sections),
            rules: List::Owned(rules),
            rulings: List::Owned(rulings),
            disagreements: List::Owned(disagreements),
            sources: List::Owned(sources),
        }
    }

    /// Checks that names of rulings are unique, and that what disagreements and rules point at exists.
    pub(crate) fn check_links<'a>(
        &self,
        kinds: &'static [KindInfo],
        ids_of: impl Fn(Kind) -> Vec<Cow<'a, str>>,
        problem: impl Fn(&'static str, Message),
    ) {
        let mut names = BTreeSet::new();
        let rulings = self.rulings.iter().map(|ruling| &ruling.name);
        let disagreements = self.disagreements.iter().map(|item| &item.name);
        for name in rulings.chain(disagreements) {
            if !names.insert(name.as_ref()) {
                let message = Message::new("data-duplicate").with("table", "ruling");
                problem("ruling", message.with("id", name.as_ref()));
            }
        }
        let dangling = |table, key: &'static str, id: &str| {
            problem(
                table,
                Message::new("data-dangling").with("key", key).with("id", id),
            );
        };
        let has = |kind: Kind, wanted: &str| ids_of(kind).iter().any(|id| id == wanted);
        for entry in self.disagreements.iter().flat_map(|item| item.entries.iter()) {
            let known = KindInfo::with_shared(kinds).map(|info| info.kind);
            if EntryKey::parse(entry, known).is_none_or(|key| !has(key.kind, &key.id)) {
                dangling("disagreement", "entries", entry);
            }
        }
        for part in self.rules.iter().filter_map(|rule| rule.part.as_ref()) {
            let mut parts = kinds.iter().filter(|info| info.is_part_of_rules);
            if !parts.any(|info| has(info.kind, part)) {
                dangling("rule", "part", part);
            }
        }
    }

    /// What a text may quote: printed rule books by the tags of their languages, other sources by their codes in
    /// small letters; in the order of the sources.
    pub fn books(&self) -> Vec<String> {
        let mut books: Vec<String> = printed_books(&self.sources)
            .into_iter()
            .map(str::to_owned)
            .collect();
        for source in self.sources.iter() {
            let code = source.id.to_ascii_lowercase();
            if !books.contains(&code) {
                books.push(code);
            }
        }
        books
    }

    /// The code of a source, where a book is none of the printed ones that go by their languages.
    pub fn source_code(&self, book: &str) -> Option<&str> {
        if printed_books(&self.sources).contains(&book) {
            return None;
        }
        let is = |source: &&Witness| source.id.eq_ignore_ascii_case(book);
        self.sources.iter().find(is).map(|source| source.id.as_ref())
    }

    /// Whether the ids of its rules, rulings or disagreements begin with the letters of this one.
    pub fn has_letters_of(&self, id: NumberedId) -> bool {
        let rule = self.rules.first().map(|rule| &rule.id);
        let ruling = self.rulings.first().map(|ruling| &ruling.id);
        let disagreement = self.disagreements.first().map(|item| &item.id);
        let mut first = [rule, ruling, disagreement].into_iter().flatten();
        first.any(|known| {
            NumberedId::parse(known).is_some_and(|known| known.prefix.eq_ignore_ascii_case(id.prefix))
        })
    }

    /// The rule with this number, whatever letters stand before it.
    pub fn rule_of_number(&self, number: u32) -> Option<&Rule> {
        let is = |rule: &&Rule| NumberedId::parse(&rule.id).is_some_and(|id| id.number == number);
        self.rules.iter().find(is)
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The section with this id.
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// The disagreement with this id.
    pub fn disagreement(&self, id: &str) -> Option<&Disagreement> {
        self.disagreements
            .iter()
            .find(|disagreement| disagreement.id == id)
    }

    /// The breach with this name.
    pub fn breach(&self, slug: &str) -> Option<&Breach> {
        self.breaches.iter().find(|breach| breach.slug == slug)
    }

    /// The ruling with this id.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}

/// Notes every id of `key` that is not among the known ones.
pub(crate) fn check_references(entry: &Entry, key: &'static str, ids: &[Text], known: &BTreeSet<&str>) {
    for id in ids {
        if !known.contains(id.as_ref()) {
            entry.problem(
                key,
                Message::new("data-dangling")
                    .with("key", key)
                    .with("id", id.as_ref()),
            );
        }
    }
}

/// Reads every `[[key]]`, closing each entry so that unknown keys are found.
pub(crate) fn read_all<T>(reader: &mut Reader, key: &'static str, read: impl Fn(&Entry) -> T) -> Vec<T> {
    let mut values = Vec::new();
    for entry in reader.entries(key) {
        values.push(read(&entry));
        entry.finish();
    }
    values
}

fn tables(entry: &Entry, kinds: &BTreeSet<&str>) -> List<Text> {
    let tables = entry.texts("tables");
    check_references(entry, "tables", &tables, kinds);
    tables
}

fn read_rule(entry: &Entry, sections: &BTreeSet<&str>) -> Rule {
    let section = entry.text("section");
    check_references(entry, "section", std::slice::from_ref(&section), sections);
    Rule {
        id: entry.text("id"),
        section,
        part: entry.optional_text("part"),
        check: entry.choice(
            "check",
            &[
                ("enforced", Check::Enforced),
                ("computed", Check::Computed),
                ("unchecked", Check::Unchecked),
            ],
        ),
    }
}

fn read_breach(entry: &Entry, rule_ids: &BTreeSet<&str>, disputes: &BTreeSet<&str>) -> Breach {
    let rules = entry.texts("rules");
    check_references(entry, "rules", &rules, rule_ids);
    let rulings = entry.texts("rulings");
    check_references(entry, "rulings", &rulings, disputes);
    Breach {
        slug: entry.text("id"),
        severity: entry.choice(
            "severity",
            &[
                ("error", Severity::Error),
                ("warning", Severity::Warning),
                ("note", Severity::Note),
            ],
        ),
        rules,
        rulings,
    }
}

fn read_ruling(entry: &Entry, rule_ids: &BTreeSet<&str>, codes: &BTreeSet<&str>) -> Ruling {
    let rules = entry.texts("rules");
    check_references(entry, "rules", &rules, rule_ids);
    let sources = read_sources(entry, codes);
    let readings = entry.texts("readings");
    check_default(entry, readings.first());
    if let Some(original) = entry.original("readings") {
        check_added_last(entry, &readings, &original.texts("readings"));
    }
    Ruling {
        id: entry.text("id"),
        name: entry.text("name"),
        status: entry.choice(
            "status",
            &[
                ("confirmed", Status::Confirmed),
                ("inferred", Status::Inferred),
                ("partly", Status::Partly),
                ("ours", Status::Ours),
            ],
        ),
        rules,
        sources,
        readings,
    }
}

fn read_disagreement(
    entry: &Entry,
    rule_ids: &BTreeSet<&str>,
    codes: &BTreeSet<&str>,
    books: &BTreeSet<&str>,
) -> Disagreement {
    let rules = entry.texts("rules");
    check_references(entry, "rules", &rules, rule_ids);
    let sources = read_sources(entry, codes);
    let readings = read_readings(entry, books);
    check_default(entry, readings.first().map(|reading| &reading.name));
    if let Some(original) = entry.original("readings") {
        let names = |readings: &[Reading]| -> Vec<Text> {
            readings.iter().map(|reading| reading.name.clone()).collect()
        };
        check_added_last(entry, &names(&readings), &names(&read_readings(&original, books)));
    }
    Disagreement {
        id: entry.text("id"),
        name: entry.text("name"),
        weight: entry.choice("weight", &[("play", Weight::Play), ("text", Weight::Text)]),
        rules,
        entries: entry.texts("entries"),
        sources,
        readings: List::Owned(readings),
    }
}

fn read_readings(entry: &Entry, books: &BTreeSet<&str>) -> Vec<Reading> {
    let readings = entry.inner_list("readings").into_iter();
    readings.map(|entry| read_reading(entry, books)).collect()
}

fn read_reading(entry: Entry, known: &BTreeSet<&str>) -> Reading {
    let books = entry.texts("books");
    check_references(&entry, "books", &books, known);
    let reading = Reading {
        name: entry.text("name"),
        books,
    };
    entry.finish();
    reading
}

/// The languages of the printed rule books, each once.
fn printed_books(sources: &[Witness]) -> Vec<&str> {
    let mut books: Vec<&str> = Vec::new();
    for source in sources
        .iter()
        .filter(|source| source.kind == SourceKind::RuleBook)
    {
        if !books.contains(&source.language.as_ref()) {
            books.push(&source.language);
        }
    }
    books
}

fn read_witness(entry: &Entry) -> Witness {
    Witness {
        id: entry.text("id"),
        kind: entry.choice(
            "kind",
            &[
                ("rule-book", SourceKind::RuleBook),
                ("rules-page", SourceKind::RulesPage),
                ("faq", SourceKind::Faq),
                ("player-aid", SourceKind::PlayerAid),
                ("review", SourceKind::Review),
                ("play-report", SourceKind::PlayReport),
                ("reference", SourceKind::Reference),
                ("tournament", SourceKind::Tournament),
            ],
        ),
        language: entry.text("language"),
        title: entry.text("title"),
        seen: entry.text("seen"),
        url: entry.optional_text("url"),
    }
}

fn read_sources(entry: &Entry, codes: &BTreeSet<&str>) -> List<Text> {
    let sources = entry.texts("sources");
    for source in sources.iter() {
        let code = source.split(' ').next().unwrap_or_default();
        if !codes.contains(code) {
            let message = Message::new("data-dangling").with("key", "sources");
            entry.problem("sources", message.with("id", code));
        }
    }
    sources
}

fn check_default(entry: &Entry, first: Option<&Text>) {
    let default = entry.text("default");
    if first != Some(&default) {
        let message = Message::new("data-default-not-first").with("default", default.into_owned());
        entry.problem("default", message);
    }
}

/// A file laid over another adds readings after those that are there: the engine knows them by their place.
fn check_added_last(entry: &Entry, readings: &[Text], original: &[Text]) {
    if !readings.starts_with(original) {
        let message = Message::new("data-readings-changed").with("known", original.join(", "));
        entry.problem("readings", message);
    }
}
