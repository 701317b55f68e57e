//! The page of one entry: what it is, its figures, its rules and where the books disagree about it.

use super::document::Document;
use super::library::EntryRef;
use super::names::{display_name, kind_name, linked_name, name_beside, name_in, rule_title, text_of};
use super::rule_page::rule_item;
use super::ruling_page::{ruling_item, ruling_page};
use crate::core::{Fact, FactValue, Family};
use crate::l10n::{Language, Texts, isolate};
use crate::message::Argument;

/// The full page of an entry, as Markdown.
pub fn entry_page(entry: &EntryRef, texts: &Texts, note: Option<&str>) -> String {
    match entry.family() {
        Family::Rule => return super::rule_page(entry, texts),
        Family::Section => return super::section_page(entry, texts),
        Family::Dispute => return ruling_page(entry, texts),
        Family::Named | Family::Numbered(_) => {}
    }
    let mut page = Document::new();
    let name = display_name(entry, texts);
    page.heading(1, &format!("{name}{}", name_beside(entry, texts)));
    let kind = kind_name(entry.key.kind, texts);
    let game = texts.text("game-title");
    page.block(&format!("*{kind} · {game}*"));
    if let Some(note) = note {
        page.block(note);
    }
    page.block(&text_of(entry, texts));
    add_facts(entry, texts, &mut page);
    if entry.game.is_assumed(&entry.key) {
        page.block(&texts.text("page-assumed-note"));
    }
    add_rules(entry, texts, &mut page);
    add_differences(entry, texts, &mut page);
    add_names(entry, texts, &mut page);
    page.into_markdown()
}

/// The figures of an entry as a table; empty if it has none.
pub fn facts_table(entry: &EntryRef, texts: &Texts) -> String {
    let mut page = Document::new();
    add_facts(entry, texts, &mut page);
    page.into_markdown()
}

/// One figure of an entry in words; empty if it has none of that label.
pub fn fact_value(entry: &EntryRef, label: &str, texts: &Texts) -> String {
    let facts = entry.game.facts(&entry.key);
    let found = facts.iter().find(|fact| fact.label == label);
    found
        .map(|fact| fact_text(entry, fact, texts))
        .unwrap_or_default()
}

fn add_facts(entry: &EntryRef, texts: &Texts, page: &mut Document) {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for fact in entry.game.facts(&entry.key) {
        let (label, value) = (texts.text(fact.label), fact_text(entry, &fact, texts));
        match rows.last_mut() {
            // What is confirmed and what is assumed of one thing share a row.
            Some(last) if last[0] == label => last[1] = format!("{}; {value}", last[1]),
            _ => rows.push(vec![label, value]),
        }
    }
    if !rows.is_empty() {
        page.table(&[String::new(), String::new()], &[], &rows);
    }
}

/// A fact's value in words, marked where it is assumed.
pub(super) fn fact_text(entry: &EntryRef, fact: &Fact, texts: &Texts) -> String {
    let value = match &fact.value {
        FactValue::Number(number) => number.to_string(),
        FactValue::Money(amount) => format!("${amount}"),
        FactValue::Literal(text) => text.clone(),
        FactValue::Said(message) => texts.message(message),
        FactValue::Entries(keys) => {
            let name = |key| {
                let entry = EntryRef {
                    game: entry.game,
                    key,
                };
                linked_name(&entry, texts)
            };
            let names: Vec<String> = keys.iter().cloned().map(name).collect();
            names.join(", ")
        }
    };
    if fact.assumed {
        texts.with("value-assumed", &[("value", Argument::from(value))])
    } else {
        value
    }
}

fn add_rules(entry: &EntryRef, texts: &Texts, page: &mut Document) {
    let items: Vec<String> = entry
        .game
        .rules_of(&entry.key)
        .iter()
        .map(|rule| rule_item(rule, &rule_title(entry.game, rule, texts)))
        .collect();
    if !items.is_empty() {
        page.heading(2, &texts.text("page-rules"));
        page.list(&items);
    }
}

fn add_differences(entry: &EntryRef, texts: &Texts, page: &mut Document) {
    let item = |id: &&str| ruling_item(id, texts);
    let disagreements: Vec<String> = entry.disagreements().iter().map(item).collect();
    if !disagreements.is_empty() {
        page.heading(2, &texts.text("page-disagreements"));
        page.list(&disagreements);
    }
    let rulings: Vec<String> = entry.rulings().iter().map(item).collect();
    if !rulings.is_empty() {
        page.heading(2, &texts.text("page-rulings"));
        page.list(&rulings);
    }
}

fn add_names(entry: &EntryRef, texts: &Texts, page: &mut Document) {
    page.heading(2, &texts.text("page-names"));
    page.block(&names_elsewhere(entry, texts));
}

/// What an entry is called in the other languages, on one line.
fn names_elsewhere(entry: &EntryRef, texts: &Texts) -> String {
    let names = other_names(entry, texts).into_iter();
    let names = names.map(|(language, name)| format!("{}: {}", isolate(&language.name), isolate(&name)));
    names.collect::<Vec<_>>().join(" · ")
}

/// What an entry is called in each of the other languages.
pub fn other_names<'t>(entry: &EntryRef, texts: &'t Texts) -> Vec<(&'t Language, String)> {
    let languages = texts.store().languages().into_iter();
    let others = languages.filter(|language| language.tag != texts.language().tag);
    others
        .map(|language| (language, name_in(entry, language, texts)))
        .collect()
}
