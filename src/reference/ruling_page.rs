//! What the printed books say differently, and what we rule.

use super::document::Document;
use super::library::EntryRef;
use super::names::display_name;
use super::rule_page::{numbered, rule_item};
use crate::core::{Disagreement, EntryKey, Kind, Ruling, Status, Weight};
use crate::games::AnyGame;
use crate::l10n::{Texts, isolate};
use crate::message::Argument;

/// The page of a disagreement or a ruling.
pub fn ruling_page(entry: &EntryRef, texts: &Texts) -> String {
    let mut page = Document::new();
    let id = entry.key.id.as_str();
    page.heading(1, &numbered(id, &display_name(entry, texts)));
    if let Some(disagreement) = entry.registry().disagreement(id) {
        let weight = match disagreement.weight {
            Weight::Play => "weight-play",
            Weight::Text => "weight-text",
        };
        page.block(&format!("*{}*", texts.text(weight)));
        add_books(entry, texts, &mut page);
        add_ruling(id, texts, &mut page);
        add_readings(entry, &readings_of_disagreement(disagreement), texts, &mut page);
        add_name(&disagreement.name, &disagreement.sources, texts, &mut page);
        add_rules(entry, &disagreement.rules, texts, &mut page);
    } else if let Some(ruling) = entry.registry().ruling(id) {
        let status = match ruling.status {
            Status::Confirmed => "status-confirmed",
            Status::Inferred => "status-inferred",
            Status::Partly => "status-partly",
            Status::Ours => "status-ours",
        };
        page.block(&format!("*{}*", texts.text(status)));
        add_ruling(id, texts, &mut page);
        add_readings(entry, &readings_of_ruling(ruling), texts, &mut page);
        add_name(&ruling.name, &ruling.sources, texts, &mut page);
        add_rules(entry, &ruling.rules, texts, &mut page);
    }
    page.into_markdown()
}

/// All disagreements and rulings, or those given, as a table.
pub fn rulings_page(game: &AnyGame, ids: Option<&[EntryKey]>, texts: &Texts) -> String {
    let mut page = Document::new();
    let wanted =
        |kind: Kind, id: &str| ids.is_none_or(|ids| ids.iter().any(|key| key.kind == kind && key.id == id));
    page.heading(1, &texts.text("rulings-title"));
    for (kind, heading, topic) in [
        (Kind::DISAGREEMENT, "page-disagreements", "column-topic"),
        (Kind::RULING, "page-silent", "column-question"),
    ] {
        let row = |id: &str| {
            let ruling = texts.attribute(id, "ruling").unwrap_or_default();
            vec![id.to_owned(), texts.text(id), ruling]
        };
        let ids = game.ids(kind);
        let rows: Vec<Vec<String>> = ids
            .iter()
            .filter(|id| wanted(kind, id))
            .map(|id| row(id))
            .collect();
        if !rows.is_empty() {
            page.heading(2, &texts.text(heading));
            let head = ["column-number", topic, "column-ruling"].map(|id| texts.text(id));
            page.table(&head, &[], &rows);
        }
    }
    page.into_markdown()
}

/// A disagreement or ruling as an item of a list: number, title, what we rule.
pub(super) fn ruling_item(id: &str, texts: &Texts) -> String {
    let title = texts.text(id);
    let ruling = texts.attribute(id, "ruling").unwrap_or_default();
    let stop = if title.ends_with(['?', '.', '!']) { "" } else { "." };
    format!("**{}** {title}{stop} {ruling}", isolate(id))
}

/// A reading: its name, what it means at the table, who prints it.
pub(super) struct ReadingLine {
    pub(super) name: String,
    pub(super) books: Vec<String>,
}

fn readings_of_ruling(ruling: &Ruling) -> Vec<ReadingLine> {
    let reading = |name: &crate::data::Text| ReadingLine {
        name: name.to_string(),
        books: Vec::new(),
    };
    ruling.readings.iter().map(reading).collect()
}

fn readings_of_disagreement(disagreement: &Disagreement) -> Vec<ReadingLine> {
    let reading = |reading: &crate::core::Reading| ReadingLine {
        name: reading.name.to_string(),
        books: reading.books.iter().map(ToString::to_string).collect(),
    };
    disagreement.readings.iter().map(reading).collect()
}

fn add_books(entry: &EntryRef, texts: &Texts, page: &mut Document) {
    let says = |book: String| {
        let says = texts.attribute(&entry.key.id, &book)?;
        Some(vec![book_name(entry, &book, texts), says])
    };
    let rows: Vec<Vec<String>> = entry.registry().books().into_iter().filter_map(says).collect();
    if !rows.is_empty() {
        page.table(
            &[texts.text("column-book"), texts.text("column-says")],
            &[],
            &rows,
        );
    }
}

fn add_ruling(id: &str, texts: &Texts, page: &mut Document) {
    page.heading(2, &texts.text("page-we-rule"));
    page.block(&texts.attribute(id, "ruling").unwrap_or_default());
    if let Some(reason) = texts.attribute(id, "reason") {
        page.block(&format!("**{}** {reason}", texts.text("page-reason")));
    }
}

fn add_readings(entry: &EntryRef, readings: &[ReadingLine], texts: &Texts, page: &mut Document) {
    if readings.len() < 2 {
        return;
    }
    let item = |(at, reading): (usize, &ReadingLine)| {
        let meaning = texts
            .attribute(&entry.key.id, &format!("reading-{}", reading.name))
            .unwrap_or_default();
        let mut notes: Vec<String> = Vec::new();
        if at == 0 {
            notes.push(texts.text("reading-default"));
        }
        notes.extend(reading.books.iter().map(|book| book_name(entry, book, texts)));
        let notes = if notes.is_empty() {
            String::new()
        } else {
            format!(" ({})", notes.join(", "))
        };
        format!("`{}`{notes}: {meaning}", reading.name)
    };
    page.heading(2, &texts.text("page-readings"));
    let items: Vec<String> = readings.iter().enumerate().map(item).collect();
    page.list(&items);
}

fn add_name(name: &str, sources: &[crate::data::Text], texts: &Texts, page: &mut Document) {
    let mut rows = vec![vec![texts.text("ruling-name"), format!("`{name}`")]];
    if !sources.is_empty() {
        rows.push(vec![texts.text("ruling-sources"), sources.join(", ")]);
    }
    page.table(&[String::new(), String::new()], &[], &rows);
}

fn add_rules(entry: &EntryRef, rules: &[crate::data::Text], texts: &Texts, page: &mut Document) {
    if rules.is_empty() {
        return;
    }
    page.heading(2, &texts.text("page-rules"));
    let title =
        |rule: &crate::data::Text| rule_item(rule, &super::names::rule_title(entry.game, rule, texts));
    let items: Vec<String> = rules.iter().map(title).collect();
    page.list(&items);
}

/// The name of a printed book, or the code of another source.
fn book_name(entry: &EntryRef, book: &str, texts: &Texts) -> String {
    if let Some(code) = entry.registry().source_code(book) {
        return isolate(code);
    }
    texts.with("book-name", &[("book", Argument::from(book))])
}
