//! Tables of everything of a kind.

use super::document::Document;
use super::entry_page::fact_text;
use super::library::{EntryRef, Library};
use super::names::{display_name, linked_name};
use crate::core::{EntryKey, Fact, Kind};
use crate::games::AnyGame;
use crate::l10n::{Texts, sort_key, strip_isolates};
use crate::message::Argument;

/// What can be listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListKind {
    /// The games.
    Games,
    /// The languages.
    Languages,
    /// Entries of a kind.
    Entries(Kind),
    /// Disagreements and rulings.
    Rulings,
}

impl ListKind {
    /// Everything that can be listed, with the word that asks for it.
    pub const ALL: [(&'static str, Self); 14] = [
        ("games", Self::Games),
        ("languages", Self::Languages),
        ("buildings", Self::Entries(Kind::Building)),
        ("cards", Self::Entries(Kind::Card)),
        ("tokens", Self::Entries(Kind::Token)),
        ("goods", Self::Entries(Kind::Good)),
        ("regions", Self::Entries(Kind::Region)),
        ("pieces", Self::Entries(Kind::Piece)),
        ("boxes", Self::Entries(Kind::Box)),
        ("phases", Self::Entries(Kind::Phase)),
        ("ages", Self::Entries(Kind::Age)),
        ("colours", Self::Entries(Kind::Colour)),
        ("terms", Self::Entries(Kind::Term)),
        ("rulings", Self::Rulings),
    ];

    /// The list with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let found = Self::ALL.into_iter().find(|(known, _)| *known == word);
        found.map(|(_, list)| list)
    }
}

/// The list as a page of tables.
pub fn list_page(library: &Library, list: ListKind, game: &AnyGame, texts: &Texts) -> String {
    match list {
        ListKind::Games => games_page(library, texts),
        ListKind::Languages => languages_page(library, texts),
        ListKind::Rulings => super::rulings_page(game, None, texts),
        ListKind::Entries(kind) => kind_tables(kind, game, texts),
    }
}

/// The list as JSON: an array of objects.
pub fn list_json(library: &Library, list: ListKind, game: &AnyGame, texts: &Texts) -> serde_json::Value {
    match list {
        ListKind::Games => library.games().iter().map(|game| game_json(game, texts)).collect(),
        ListKind::Languages => library.store().languages().iter().map(|language| {
            serde_json::json!({ "tag": language.tag, "name": language.name, "direction": language.direction })
        }).collect(),
        ListKind::Rulings => {
            let keys = [Kind::Disagreement, Kind::Ruling].into_iter().flat_map(|kind| {
                game.ids(kind).into_iter().map(move |id| EntryKey::new(kind, id))
            });
            keys.filter_map(|key| super::RulingJson::new(game, &key, texts))
                .filter_map(|ruling| serde_json::to_value(ruling).ok())
                .collect()
        }
        ListKind::Entries(kind) => entries(kind, game).iter().map(|entry| {
            serde_json::json!({
                "id": entry.key.id,
                "kind": entry.key.kind,
                "game": game.id(),
                "name": strip_isolates(&display_name(entry, texts)),
                "assumed": game.is_assumed(&entry.key),
                "data": game.json(&entry.key),
            })
        }).collect(),
    }
}

fn game_json(game: &AnyGame, texts: &Texts) -> serde_json::Value {
    let texts = texts.for_game(game.id());
    serde_json::json!({
        "id": game.id(),
        "name": strip_isolates(&texts.text("game-title")),
        "rules": game.ids(Kind::Rule).len(),
    })
}

fn games_page(library: &Library, texts: &Texts) -> String {
    let row = |game: &AnyGame| {
        let texts = texts.for_game(game.id());
        vec![
            game.id().to_owned(),
            texts.text("game-title"),
            game.ids(Kind::Rule).len().to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = library.games().iter().map(row).collect();
    let head = [
        texts.text("column-id"),
        texts.text("column-name"),
        texts.text("column-rules"),
    ];
    titled(&texts.text("list-games"), &head, &[false, false, true], &rows)
}

fn languages_page(library: &Library, texts: &Texts) -> String {
    let languages = library.store().languages();
    let rows: Vec<Vec<String>> = languages
        .iter()
        .map(|language| {
            let name = texts.with("language-name", &[("tag", Argument::from(language.tag.as_ref()))]);
            vec![language.tag.to_string(), language.name.to_string(), name]
        })
        .collect();
    let head = [
        texts.text("column-tag"),
        texts.text("column-own-name"),
        texts.text("column-name"),
    ];
    titled(&texts.text("list-languages"), &head, &[], &rows)
}

fn titled(title: &str, head: &[String], to_end: &[bool], rows: &[Vec<String>]) -> String {
    let mut page = Document::new();
    page.heading(1, title);
    page.table(head, to_end, rows);
    page.into_markdown()
}

fn entries(kind: Kind, game: &AnyGame) -> Vec<EntryRef<'_>> {
    let key = |id| EntryRef {
        game,
        key: EntryKey::new(kind, id),
    };
    game.ids(kind).into_iter().map(key).collect()
}

/// The entries of a kind in the order in which they are listed.
pub fn entries_in_order<'g>(kind: Kind, game: &'g AnyGame, texts: &Texts) -> Vec<EntryRef<'g>> {
    let mut all = entries(kind, game);
    if sorted_by_name(kind) {
        all.sort_by_key(|entry| sort_key(texts.language(), &display_name(entry, texts)));
    }
    if kind == Kind::Building {
        all.sort_by_key(age_of);
    }
    all
}

/// The tables of a kind, as a page.
pub fn kind_tables(kind: Kind, game: &AnyGame, texts: &Texts) -> String {
    let mut page = Document::new();
    add_entries(kind, game, texts, 1, &mut page);
    page.into_markdown()
}

/// The tables of a kind, with a heading of the given level.
pub(super) fn add_entries(kind: Kind, game: &AnyGame, texts: &Texts, level: usize, page: &mut Document) {
    page.heading(level, &texts.text(&format!("list-{}", kind.word())));
    let all = entries_in_order(kind, game, texts);
    if kind == Kind::Building {
        for age in game.ids(Kind::Age) {
            let of_age = all
                .iter()
                .filter(|entry| age_of(entry).as_deref() == Some(age.as_ref()));
            page.heading(
                level + 1,
                &texts.text(&EntryKey::new(Kind::Age, age.as_ref()).message_id()),
            );
            add_table(of_age.collect(), &["fact-age"], texts, page);
        }
    } else {
        add_table(all.iter().collect(), &[], texts, page);
    }
    if all.iter().any(|entry| game.is_assumed(&entry.key)) {
        page.block(&texts.text("page-assumed-note"));
    }
}

/// The ages, phases, boxes and tokens have an order of their own.
fn sorted_by_name(kind: Kind) -> bool {
    match kind {
        Kind::Building | Kind::Card | Kind::Good | Kind::Region | Kind::Term => true,
        Kind::Piece
        | Kind::Token
        | Kind::Box
        | Kind::Phase
        | Kind::Age
        | Kind::Colour
        | Kind::Nation
        | Kind::Section
        | Kind::Rule
        | Kind::Disagreement
        | Kind::Ruling
        | Kind::Word => false,
    }
}

/// The age that a building belongs to.
pub fn age_of(entry: &EntryRef) -> Option<String> {
    entry.game.json(&entry.key).get("age").map(ToString::to_string)
}

/// Facts that are figures, aligned to the end of their column.
const FIGURES: [&str; 10] = [
    "fact-price",
    "fact-points",
    "fact-tiles",
    "fact-natives",
    "fact-coins",
    "fact-plunder",
    "fact-tokens",
    "fact-of-a-colour",
    "fact-shipping",
    "fact-expedition",
];

/// The name, marked where no source confirms it.
fn listed_name(entry: &EntryRef, texts: &Texts) -> String {
    let facts = entry.game.facts(&entry.key);
    let assumed = facts.iter().find(|fact| fact.label == "fact-name");
    assumed.map_or_else(|| linked_name(entry, texts), |fact| fact_text(entry, fact, texts))
}

/// A table with one column a fact; facts that differ in number get the columns of the fullest entry.
fn add_table(entries: Vec<&EntryRef>, hidden: &[&str], texts: &Texts, page: &mut Document) {
    let facts_of = |entry: &EntryRef| -> Vec<Fact> {
        let facts = entry.game.facts(&entry.key).into_iter();
        facts
            .filter(|fact| !hidden.contains(&fact.label) && fact.label != "fact-name")
            .collect()
    };
    let mut labels: Vec<&'static str> = Vec::new();
    for entry in &entries {
        for (at, fact) in facts_of(entry).iter().enumerate() {
            if !labels.contains(&fact.label) {
                labels.insert(at.min(labels.len()), fact.label);
            }
        }
    }
    let mut head = vec![texts.text("column-name")];
    head.extend(labels.iter().map(|label| texts.text(label)));
    let row = |entry: &EntryRef| {
        let facts = facts_of(entry);
        let mut cells = vec![listed_name(entry, texts)];
        for label in &labels {
            let of_label = facts.iter().filter(|fact| fact.label == *label);
            let values: Vec<String> = of_label.map(|fact| fact_text(entry, fact, texts)).collect();
            cells.push(values.join("; "));
        }
        cells
    };
    let rows: Vec<Vec<String>> = entries.into_iter().map(row).collect();
    let figures = labels.iter().map(|label| FIGURES.contains(label));
    let to_end: Vec<bool> = std::iter::once(false).chain(figures).collect();
    page.table(&head, &to_end, &rows);
}
