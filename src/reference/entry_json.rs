//! Entries, rules and rulings as JSON: the same in every language but for the texts.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::library::EntryRef;
use super::names::{display_name, name_in, rule_text, rule_title, text_of};
use super::rule_page::part_name;
use super::search::Hit;
use crate::core::{Check, EntryKey, Kind};
use crate::data::Text;
use crate::games::AnyGame;
use crate::l10n::{Texts, strip_isolates};

/// An entry, as `lookup` gives it.
#[derive(Debug, Serialize)]
pub struct EntryJson {
    /// The id, unique within its kind.
    pub id: String,
    /// The kind.
    pub kind: Kind,
    /// The game.
    pub game: &'static str,
    /// The name in the reader's language.
    pub name: String,
    /// The names in all languages, by tag.
    pub names: BTreeMap<String, String>,
    /// The name that matched and its language.
    pub matched: Option<MatchedJson>,
    /// Edits between the query and that name.
    pub distance: usize,
    /// Something about it is unconfirmed.
    pub assumed: bool,
    /// Its typed data.
    pub data: Value,
    /// What the reference says, as Markdown.
    pub text: String,
    /// The rules it cites.
    pub rules: Vec<String>,
    /// The disagreements about it.
    pub disagreements: Vec<String>,
    /// The rulings that bear on it.
    pub rulings: Vec<String>,
}

/// The name by which an entry was found.
#[derive(Debug, Serialize)]
pub struct MatchedJson {
    /// The name.
    pub name: String,
    /// Its language; null if the name is the same in all.
    pub language: Option<String>,
}

/// A rule, as `rule` gives it.
#[derive(Debug, Serialize)]
pub struct RuleJson {
    /// `R-034`.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// Its title.
    pub title: String,
    /// Its words, as Markdown.
    pub text: String,
    /// The id of its section.
    pub section: String,
    /// The phase or box within the section.
    pub part: Option<String>,
    /// How a record is checked against it.
    pub check: Check,
    /// The disagreements about it.
    pub disagreements: Vec<String>,
    /// The rulings that bear on it.
    pub rulings: Vec<String>,
    /// The rule before it.
    pub previous: Option<String>,
    /// The rule after it.
    pub next: Option<String>,
}

/// A section with its rules.
#[derive(Debug, Serialize)]
pub struct SectionJson {
    /// The id.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// The number as printed.
    pub number: String,
    /// The title.
    pub title: String,
    /// The introduction, as Markdown.
    pub text: String,
    /// Its rules.
    pub rules: Vec<RuleJson>,
}

/// A section of the outline.
#[derive(Debug, Serialize)]
pub struct OutlineJson {
    /// The id.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// The number as printed.
    pub number: String,
    /// The title.
    pub title: String,
    /// Its rules: id, title, and the phase or box.
    pub rules: Vec<OutlineRuleJson>,
}

/// A rule of the outline.
#[derive(Debug, Serialize)]
pub struct OutlineRuleJson {
    /// `R-034`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The name of the phase or box within the section.
    pub part: Option<String>,
}

/// A disagreement or ruling, as `rulings` gives it.
#[derive(Debug, Serialize)]
pub struct RulingJson {
    /// `D-01`, `A-57`.
    pub id: String,
    /// `disagreement` or `ruling`.
    pub kind: Kind,
    /// The game.
    pub game: &'static str,
    /// The word by which a record chooses a reading.
    pub name: String,
    /// Its title.
    pub title: String,
    /// `play` or `text` for a disagreement; `confirmed`, `inferred` or `ours` for a ruling.
    pub weight: Value,
    /// What each printed book says, by the tag of its language.
    pub books: BTreeMap<String, String>,
    /// What we rule.
    pub ruling: String,
    /// Why.
    pub reason: String,
    /// The readings, the default first.
    pub readings: Vec<ReadingJson>,
    /// The rules it concerns.
    pub rules: Vec<String>,
    /// The things it concerns, as `kind:id`.
    pub entries: Vec<String>,
    /// Source codes.
    pub sources: Vec<String>,
}

/// A reading of a disputed point.
#[derive(Debug, Serialize)]
pub struct ReadingJson {
    /// Its name.
    pub name: String,
    /// What it means at the table; null if there is only one reading.
    pub text: Option<String>,
    /// The books that print it.
    pub books: Vec<String>,
}

impl EntryJson {
    /// The JSON of an entry; `hit` if it was found by a search.
    pub fn new(entry: &EntryRef, texts: &Texts, hit: Option<&Hit>) -> Self {
        let name_in = |language| plain(&name_in(entry, language, texts));
        let languages = texts.store().languages();
        Self {
            id: entry.key.id.clone(),
            kind: entry.key.kind,
            game: entry.game.id(),
            name: plain(&display_name(entry, texts)),
            names: languages
                .into_iter()
                .map(|language| (language.tag.to_string(), name_in(language)))
                .collect(),
            matched: hit.map(matched_json),
            distance: hit.map_or(0, |hit| hit.distance),
            assumed: entry.game.is_assumed(&entry.key),
            data: entry.game.json(&entry.key),
            text: plain(&text_of(entry, texts)),
            rules: entry.game.rules_of(&entry.key),
            disagreements: owned(&entry.disagreements()),
            rulings: owned(&entry.rulings()),
        }
    }
}

/// The name by which a hit was found.
pub fn matched_json(hit: &Hit) -> MatchedJson {
    MatchedJson {
        name: hit.name.to_owned(),
        language: hit.language.map(str::to_owned),
    }
}

impl RuleJson {
    /// The JSON of a rule.
    pub fn new(game: &AnyGame, id: &str, texts: &Texts) -> Option<Self> {
        let rules = &game.registry().rules;
        let at = rules.iter().position(|rule| rule.id == id)?;
        let rule = &rules[at];
        let entry = EntryRef {
            game,
            key: EntryKey::new(Kind::RULE, id),
        };
        let neighbour = |at: Option<usize>| at.and_then(|at| rules.get(at)).map(|rule| rule.id.to_string());
        Some(Self {
            id: id.to_owned(),
            game: game.id(),
            title: plain(&rule_title(game, id, texts)),
            text: plain(&rule_text(game, id, texts)),
            section: rule.section.to_string(),
            part: rule.part.as_ref().map(ToString::to_string),
            check: rule.check,
            disagreements: owned(&entry.disagreements()),
            rulings: owned(&entry.rulings()),
            previous: neighbour(at.checked_sub(1)),
            next: neighbour(Some(at + 1)),
        })
    }
}

impl SectionJson {
    /// The JSON of a section.
    pub fn new(game: &AnyGame, id: &str, texts: &Texts) -> Option<Self> {
        let registry = game.registry();
        let section = registry.section(id)?;
        let message = EntryKey::new(Kind::SECTION, id).message_id();
        let rules = registry.rules.iter().filter(|rule| rule.section == id);
        Some(Self {
            id: id.to_owned(),
            game: game.id(),
            number: section.number.to_string(),
            title: plain(&texts.text(&message)),
            text: plain(&texts.attribute(&message, "text").unwrap_or_default()),
            rules: rules
                .filter_map(|rule| RuleJson::new(game, &rule.id, texts))
                .collect(),
        })
    }
}

impl OutlineJson {
    /// The JSON of the whole outline.
    pub fn all(game: &AnyGame, texts: &Texts) -> Vec<Self> {
        let registry = game.registry();
        let section = |section: &crate::core::Section| {
            let of_section = registry.rules.iter().filter(|rule| rule.section == section.id);
            let rule = |rule: &crate::core::Rule| OutlineRuleJson {
                id: rule.id.to_string(),
                title: plain(&rule_title(game, &rule.id, texts)),
                part: rule
                    .part
                    .as_ref()
                    .map(|part| plain(&part_name(game, part, texts))),
            };
            Self {
                id: section.id.to_string(),
                game: game.id(),
                number: section.number.to_string(),
                title: plain(&texts.text(&EntryKey::new(Kind::SECTION, section.id.as_ref()).message_id())),
                rules: of_section.map(rule).collect(),
            }
        };
        registry.sections.iter().map(section).collect()
    }
}

impl RulingJson {
    /// The JSON of a disagreement or ruling.
    pub fn new(game: &AnyGame, key: &EntryKey, texts: &Texts) -> Option<Self> {
        let attribute = |name: &str| texts.attribute(&key.id, name).map(|text| plain(&text));
        let registry = game.registry();
        let reading = |name: &str, books: &[Text]| ReadingJson {
            name: name.to_owned(),
            text: attribute(&format!("reading-{name}")),
            books: books.iter().map(ToString::to_string).collect(),
        };
        let (name, weight, readings, rules, entries, sources) = if key.kind == Kind::DISAGREEMENT {
            let item = registry.disagreement(&key.id)?;
            let readings = item
                .readings
                .iter()
                .map(|found| reading(&found.name, &found.books))
                .collect();
            let weight = serde_json::to_value(item.weight);
            (
                &item.name,
                weight,
                readings,
                &item.rules,
                item.entries.to_vec(),
                &item.sources,
            )
        } else {
            let item = registry.ruling(&key.id)?;
            let readings: Vec<ReadingJson> = item.readings.iter().map(|name| reading(name, &[])).collect();
            let status = serde_json::to_value(item.status);
            (
                &item.name,
                status,
                readings,
                &item.rules,
                Vec::new(),
                &item.sources,
            )
        };
        Some(Self {
            id: key.id.clone(),
            kind: key.kind,
            game: game.id(),
            name: name.to_string(),
            title: plain(&texts.text(&key.id)),
            weight: weight.unwrap_or_default(),
            books: registry
                .books()
                .into_iter()
                .filter_map(|book| attribute(&book).map(|says| (book, says)))
                .collect(),
            ruling: attribute("ruling").unwrap_or_default(),
            reason: attribute("reason").unwrap_or_default(),
            readings,
            rules: rules.iter().map(ToString::to_string).collect(),
            entries: entries.iter().map(ToString::to_string).collect(),
            sources: sources.iter().map(ToString::to_string).collect(),
        })
    }
}

fn plain(text: &str) -> String {
    strip_isolates(text)
}

fn owned(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}
