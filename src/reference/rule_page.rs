//! The page of a rule or of a section: its words, its place in the book, its rulings, its neighbours.

use super::document::Document;
use super::library::EntryRef;
use super::lists::add_entries;
use super::names::{display_name, rule_text, rule_title, text_of};
use super::ruling_page::ruling_item;
use crate::core::{Check, EntryKey, Kind, KindInfo, Rule};
use crate::games::AnyGame;
use crate::l10n::{Texts, isolate};
use crate::message::Argument;

/// The page of a rule.
pub fn rule_page(entry: &EntryRef, texts: &Texts) -> String {
    let mut page = Document::new();
    let id = &entry.key.id;
    page.heading(1, &numbered(id, &display_name(entry, texts)));
    let rules = &entry.registry().rules;
    let at = rules.iter().position(|rule| rule.id == *id);
    let rule = at.and_then(|at| rules.get(at));
    if let Some(rule) = rule {
        page.block(&format!("*{}*", place(entry.game, rule, texts)));
    }
    page.block(&text_of(entry, texts));
    if let Some(rule) = rule {
        page.block(&format!("*{}*", texts.text(check_message(rule.check))));
    }
    let mut differences: Vec<String> = entry
        .disagreements()
        .iter()
        .map(|id| ruling_item(id, texts))
        .collect();
    differences.extend(entry.rulings().iter().map(|id| ruling_item(id, texts)));
    if !differences.is_empty() {
        page.heading(2, &texts.text("page-rulings"));
        page.list(&differences);
    }
    let neighbour = |at: Option<usize>| at.and_then(|at| rules.get(at)).map(|rule| rule.id.as_ref());
    let title = |id: &str| numbered(id, &rule_title(entry.game, id, texts));
    page.block(&neighbours(
        neighbour(at.and_then(|at| at.checked_sub(1))).map(title),
        neighbour(at.map(|at| at + 1)).map(title),
        texts,
    ));
    page.into_markdown()
}

/// The page of a section: its introduction and all its rules.
pub fn section_page(entry: &EntryRef, texts: &Texts) -> String {
    let mut page = Document::new();
    let registry = entry.registry();
    let id = &entry.key.id;
    let at = registry.sections.iter().position(|section| section.id == *id);
    page.heading(1, &section_title(entry.game, id, texts));
    page.block(&text_of(entry, texts));
    let tables = at
        .and_then(|at| registry.sections.get(at))
        .map(|section| &section.tables);
    for kind in tables
        .into_iter()
        .flat_map(|tables| tables.iter())
        .filter_map(|word| entry.game.kind(word))
    {
        add_entries(kind, None, entry.game, texts, 2, &mut page);
    }
    let mut part: Option<&str> = None;
    for rule in registry.rules.iter().filter(|rule| rule.section == *id) {
        if rule.part.as_deref() != part {
            part = rule.part.as_deref();
            if let Some(part) = part {
                page.heading(2, &part_name(entry.game, part, texts));
            }
        }
        page.heading(3, &numbered(&rule.id, &rule_title(entry.game, &rule.id, texts)));
        page.block(&rule_text(entry.game, &rule.id, texts));
    }
    let title = |at: Option<usize>| {
        let section = at.and_then(|at| registry.sections.get(at));
        section.map(|section| section_title(entry.game, &section.id, texts))
    };
    page.block(&neighbours(
        title(at.and_then(|at| at.checked_sub(1))),
        title(at.map(|at| at + 1)),
        texts,
    ));
    page.into_markdown()
}

/// A rule as an item of a list.
pub(super) fn rule_item(id: &str, title: &str) -> String {
    format!("**{}** {title}", isolate(id))
}

/// A number and a title as one heading.
pub fn numbered(id: &str, title: &str) -> String {
    format!("{} · {title}", isolate(id))
}

/// The number and the title of a section.
pub fn section_title(game: &AnyGame, id: &str, texts: &Texts) -> String {
    let title = texts.text(&EntryKey::new(Kind::SECTION, id).message_id());
    match game.registry().section(id) {
        Some(section) if !section.bare => numbered(&section.number, &title),
        _ => title,
    }
}

/// The name of the entry that divides rules within a section.
pub fn part_name(game: &AnyGame, part: &str, texts: &Texts) -> String {
    let mut kinds = game.kinds().filter(|info| info.is_part_of_rules);
    let is_of = |info: &&KindInfo| game.ids(info.kind).iter().any(|id| id == part);
    let key = kinds.find(is_of).map(|info| EntryKey::new(info.kind, part));
    key.map_or_else(|| part.to_owned(), |key| texts.text(&key.message_id()))
}

/// Where a rule stands in the book.
pub(super) fn place(game: &AnyGame, rule: &Rule, texts: &Texts) -> String {
    let section = section_title(game, &rule.section, texts);
    match &rule.part {
        Some(part) => format!("{section} – {}", part_name(game, part, texts)),
        None => section,
    }
}

fn check_message(check: Check) -> &'static str {
    match check {
        Check::Enforced => "check-enforced",
        Check::Computed => "check-computed",
        Check::Unchecked => "check-unchecked",
    }
}

/// Both neighbours, on a line each.
fn neighbours(previous: Option<String>, next: Option<String>, texts: &Texts) -> String {
    let line = |id: &str, title: String| texts.with(id, &[("title", Argument::from(title))]);
    let previous = previous.map(|title| line("page-previous", title));
    let next = next.map(|title| line("page-next", title));
    let lines: Vec<String> = previous.into_iter().chain(next).collect();
    lines.join("\\\n")
}
