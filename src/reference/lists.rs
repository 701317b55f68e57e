//! Tables of everything of a kind.

use super::document::Document;
use super::entry_page::fact_text;
use super::library::{EntryRef, Library};
use super::names::{display_name, linked_name, name_beside};
use crate::core::{EntryKey, Fact, FactValue, Kind, ListOrder};
use crate::games::{AnyGame, GAMES};
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
    pub fn all() -> Vec<(&'static str, Self)> {
        let mut lists = vec![("games", Self::Games), ("languages", Self::Languages)];
        for info in GAMES.iter().flat_map(|game| game.kinds) {
            let list = (info.list, Self::Entries(info.kind));
            if let (Some(word), list) = list
                && !lists.contains(&(word, list))
            {
                lists.push((word, list));
            }
        }
        lists.push(("rulings", Self::Rulings));
        lists
    }

    /// The kinds whose entries divide lists, each once.
    pub fn groups() -> Vec<Kind> {
        let mut groups: Vec<Kind> = Vec::new();
        for group in GAMES
            .iter()
            .flat_map(|game| game.kinds)
            .filter_map(|info| info.grouped_by)
        {
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        groups
    }

    /// The words that ask for lists.
    pub fn words() -> Vec<&'static str> {
        Self::all().into_iter().map(|(word, _)| word).collect()
    }
}

/// The list as a page of tables; only the part of `group` if one is given.
pub fn list_page(
    library: &Library,
    list: ListKind,
    group: Option<&EntryKey>,
    game: &AnyGame,
    texts: &Texts,
) -> String {
    match list {
        ListKind::Games => games_page(library, texts),
        ListKind::Languages => languages_page(library, texts),
        ListKind::Rulings => super::rulings_page(game, None, texts),
        ListKind::Entries(kind) => {
            let mut page = Document::new();
            add_entries(kind, group, game, texts, 1, &mut page);
            page.into_markdown()
        }
    }
}

/// The list as JSON, an array of objects; only the part of `group` if one is given.
pub fn list_json(
    library: &Library,
    list: ListKind,
    group: Option<&EntryKey>,
    game: &AnyGame,
    texts: &Texts,
) -> serde_json::Value {
    match list {
        ListKind::Games => library.games().iter().map(|game| game_json(game, texts)).collect(),
        ListKind::Languages => library.store().languages().iter().map(|language| {
            serde_json::json!({ "tag": language.tag, "name": language.name, "direction": language.direction })
        }).collect(),
        ListKind::Rulings => {
            let keys = [Kind::DISAGREEMENT, Kind::RULING].into_iter().flat_map(|kind| {
                game.ids(kind).into_iter().map(move |id| EntryKey::new(kind, id))
            });
            keys.filter_map(|key| super::RulingJson::new(game, &key, texts))
                .filter_map(|ruling| serde_json::to_value(ruling).ok())
                .collect()
        }
        ListKind::Entries(kind) => entries(kind, game).iter().filter(|entry| is_in(entry, group)).map(|entry| {
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
        "rules": game.ids(Kind::RULE).len(),
    })
}

fn games_page(library: &Library, texts: &Texts) -> String {
    let row = |game: &AnyGame| {
        let texts = texts.for_game(game.id());
        vec![
            game.id().to_owned(),
            texts.text("game-title"),
            game.ids(Kind::RULE).len().to_string(),
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

/// The entries of a kind as they stand in one table.
fn ordered_entries<'g>(kind: Kind, game: &'g AnyGame, texts: &Texts) -> Vec<EntryRef<'g>> {
    let mut all = entries(kind, game);
    let info = game.kind_info(kind);
    if info.is_some_and(|info| info.order == ListOrder::ByName) {
        all.sort_by_key(|entry| sort_key(texts.language(), &display_name(entry, texts)));
    }
    all
}

/// The entries of a kind in the order in which they are listed, one that belongs to several groups in the first of them.
pub fn entries_in_order<'g>(kind: Kind, game: &'g AnyGame, texts: &Texts) -> Vec<EntryRef<'g>> {
    let mut all = ordered_entries(kind, game, texts);
    if let Some(group) = game.kind_info(kind).and_then(|info| info.grouped_by) {
        let groups = game.ids(group);
        all.sort_by_key(|entry| {
            let of_entry = game.groups_of(&entry.key);
            groups
                .iter()
                .position(|id| of_entry.iter().any(|group| group.id == **id))
        });
    }
    all
}

/// Whether an entry belongs to the part of the list that is asked for.
fn is_in(entry: &EntryRef, group: Option<&EntryKey>) -> bool {
    group.is_none_or(|group| entry.game.groups_of(&entry.key).contains(group))
}

/// The tables of a kind, as a page.
pub fn kind_tables(kind: Kind, game: &AnyGame, texts: &Texts) -> String {
    let mut page = Document::new();
    add_entries(kind, None, game, texts, 1, &mut page);
    page.into_markdown()
}

/// The tables of a kind, with a heading of the given level; only that of `only` if it is given.
pub(super) fn add_entries(
    kind: Kind,
    only: Option<&EntryKey>,
    game: &AnyGame,
    texts: &Texts,
    level: usize,
    page: &mut Document,
) {
    page.heading(level, &texts.text(&format!("list-{}", kind.word())));
    let mut all = ordered_entries(kind, game, texts);
    all.retain(|entry| is_in(entry, only));
    if let Some(group) = game.kind_info(kind).and_then(|info| info.grouped_by) {
        let label = format!("fact-{}", group.word());
        let keys = game
            .ids(group)
            .into_iter()
            .map(|id| EntryKey::new(group, id.as_ref()));
        for key in keys.filter(|key| only.is_none_or(|only| only == key)) {
            page.heading(level + 1, &texts.text(&key.message_id()));
            let of_group = all
                .iter()
                .filter(|entry| game.groups_of(&entry.key).contains(&key));
            add_table(&of_group.collect::<Vec<_>>(), Some(&label), texts, page);
        }
    } else {
        add_table(&all.iter().collect::<Vec<_>>(), None, texts, page);
    }
    if all.iter().any(|entry| game.is_assumed(&entry.key)) {
        page.block(&texts.text("page-assumed-note"));
    }
}

/// The name, marked where no source confirms it.
fn listed_name(entry: &EntryRef, texts: &Texts) -> String {
    let facts = entry.game.facts(&entry.key);
    let assumed = facts.iter().find(|fact| fact.label == "fact-name");
    let name = assumed.map_or_else(|| linked_name(entry, texts), |fact| fact_text(entry, fact, texts));
    format!("{name}{}", name_beside(entry, texts))
}

/// A table with one column a fact; facts that differ in number get the columns of the fullest entry.
fn add_table(entries: &[&EntryRef], hidden: Option<&str>, texts: &Texts, page: &mut Document) {
    let info = entries
        .first()
        .and_then(|entry| entry.game.kind_info(entry.key.kind));
    let columns = info.map_or(&[][..], |info| info.columns);
    let facts_of = |entry: &EntryRef| -> Vec<Fact> {
        let is_shown = |fact: &Fact| {
            let is_column = columns.is_empty() || columns.contains(&fact.label);
            is_column && hidden != Some(fact.label) && fact.label != "fact-name"
        };
        let facts = entry.game.facts(&entry.key).into_iter();
        facts.filter(is_shown).collect()
    };
    let mut labels: Vec<&'static str> = Vec::new();
    for entry in entries {
        for (at, fact) in facts_of(entry).iter().enumerate() {
            if !labels.contains(&fact.label) {
                labels.insert(at.min(labels.len()), fact.label);
            }
        }
    }
    labels.sort_by_key(|label| columns.iter().position(|column| column == label));
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
    let rows: Vec<Vec<String>> = entries.iter().map(|entry| row(entry)).collect();
    // Columns of figures are aligned to their end.
    let is_figure = |label: &&'static str| {
        let facts = entries.iter().flat_map(|entry| facts_of(entry));
        let mut of_label = facts.filter(|fact| fact.label == *label);
        of_label.any(|fact| matches!(fact.value, FactValue::Number(_) | FactValue::Money(_)))
    };
    let to_end: Vec<bool> = std::iter::once(false)
        .chain(labels.iter().map(is_figure))
        .collect();
    page.table(&head, &to_end, &rows);
}
