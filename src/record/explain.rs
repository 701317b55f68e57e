//! A finding explained: the rules behind it, why they are there, a record that breaks it and one that keeps it.

use serde_json::{Value as Json, json};

use super::rewrite::rewrite;
use super::tell::message_id;
use crate::core::Breach;
use crate::games::AnyGame;
use crate::l10n::{Texts, strip_isolates};
use crate::notation::Mistake;
use crate::reference::{Document, Library};
use crate::report::{parse_markdown, plain_text};

/// Findings that belong to no game: words that are not understood, names that are words, colons.
const OF_RECORDS: [&str; 3] = ["unknown-word", "name-is-a-word", "heading-with-colon"];

/// The names of all findings: those of the game, of records, and of the notation.
pub fn slugs(game: &AnyGame) -> Vec<String> {
    let of_game = game
        .registry()
        .breaches
        .iter()
        .map(|breach| breach.slug.to_string());
    let of_records = OF_RECORDS.into_iter().map(str::to_owned);
    let of_notation = Mistake::ALL.into_iter().map(|mistake| mistake.id().to_owned());
    of_game.chain(of_records).chain(of_notation).collect()
}

/// The page of a finding; none if there is none of this name.
pub fn explain_page(slug: &str, game: &AnyGame, library: &Library, texts: &Texts) -> Option<String> {
    if !slugs(game).iter().any(|known| known == slug) {
        return None;
    }
    let id = message_id(slug);
    let mut page = Document::new();
    page.heading(1, &texts.attribute(&id, "title").unwrap_or_default());
    let breach = game.registry().breach(slug);
    let severity = severity_of(breach, slug);
    page.block(&format!(
        "`{slug}` · {}: {}",
        texts.text("explain-severity"),
        texts.text(&format!("severity-{severity}"))
    ));
    page.block(&texts.attribute(&id, "why").unwrap_or_default());
    if let Some(hint) = texts.attribute(&id, "hint") {
        page.block(&format!("**{}**: {hint}", texts.text("explain-hint")));
    }
    if let Some(breach) = breach {
        rules(breach, game, texts, &mut page);
    }
    if let Some((breaking, keeping)) = game.example(slug) {
        page.heading(2, &texts.text("explain-breaking"));
        page.block(&record(breaking, game, library, texts));
        page.heading(2, &texts.text("explain-keeping"));
        page.block(&record(keeping, game, library, texts));
    }
    Some(page.into_markdown())
}

/// The same for programs.
pub fn explain_json(slug: &str, game: &AnyGame, library: &Library, texts: &Texts) -> Option<Json> {
    if !slugs(game).iter().any(|known| known == slug) {
        return None;
    }
    let id = message_id(slug);
    let text = |attribute: &str| texts.attribute(&id, attribute).map(|text| plain(&text));
    let breach = game.registry().breach(slug);
    let rules = breach.map(|breach| breach.rules.iter().map(ToString::to_string).collect::<Vec<_>>());
    let rulings = breach.map(|breach| breach.rulings.iter().map(ToString::to_string).collect::<Vec<_>>());
    let example = game.example(slug);
    let record = |text: &str| rewritten(text, game, library, texts);
    Some(json!({
        "slug": slug,
        "severity": severity_of(breach, slug),
        "title": text("title"),
        "why": text("why"),
        "hint": text("hint"),
        "rules": rules.unwrap_or_default(),
        "rulings": rulings.unwrap_or_default(),
        "breaking": example.map(|(breaking, _)| record(breaking)),
        "keeping": example.map(|(_, keeping)| record(keeping)),
    }))
}

fn plain(markdown: &str) -> String {
    strip_isolates(&plain_text(&parse_markdown(markdown)))
}

fn severity_of(breach: Option<&Breach>, slug: &str) -> &'static str {
    match (breach, slug) {
        (Some(breach), _) => breach.severity.word(),
        (None, "name-is-a-word") => "note",
        (None, "notation-control-character" | "heading-with-colon") => "warning",
        (None, _) => "error",
    }
}

/// All findings with their titles.
pub fn explain_list(game: &AnyGame, texts: &Texts) -> String {
    let mut page = Document::new();
    let row = |slug: &String| {
        let title = texts.attribute(&message_id(slug), "title").unwrap_or_default();
        vec![format!("`{slug}`"), title]
    };
    let rows: Vec<Vec<String>> = slugs(game).iter().map(row).collect();
    page.table(&[String::new(), String::new()], &[], &rows);
    page.into_markdown()
}

fn rules(breach: &Breach, game: &AnyGame, texts: &Texts, page: &mut Document) {
    if !breach.rules.is_empty() {
        page.heading(2, &texts.text("explain-rules"));
        let items: Vec<String> = breach
            .rules
            .iter()
            .map(|rule| rule_text(rule, game, texts))
            .collect();
        page.list(&items);
    }
    if !breach.rulings.is_empty() {
        page.heading(2, &texts.text("explain-rulings"));
        let ruling = |id: &str| {
            let ruled = texts.attribute(id, "ruling").unwrap_or_default();
            format!("**{id}** {ruled}")
        };
        let items: Vec<String> = breach.rulings.iter().map(|id| ruling(id)).collect();
        page.list(&items);
    }
}

/// A rule with its words, or those of the entry that owns it.
fn rule_text(rule: &str, game: &AnyGame, texts: &Texts) -> String {
    let text = match game.owner_of_rule(rule) {
        Some(entry) => texts.text(&format!("about-{}", entry.message_id())),
        None => texts.attribute(rule, "text").unwrap_or_default(),
    };
    let first = text.split("\n\n").next().unwrap_or_default().replace('\n', " ");
    format!("**{rule}** {first}")
}

/// An example as Markdown, without its opening line.
fn record(text: &str, game: &AnyGame, library: &Library, texts: &Texts) -> String {
    let whole = rewritten(text, game, library, texts);
    let lines = whole.split_once('\n').map_or("", |(_, lines)| lines);
    format!("```\n{}\n```", lines.trim())
}

/// An example in the reader's language.
fn rewritten(text: &str, game: &AnyGame, library: &Library, texts: &Texts) -> String {
    let whole = format!("annals 1 {} en\n{text}", game.id());
    rewrite(&whole, library, game, texts.language()).text
}
