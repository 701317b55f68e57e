//! `annals rule ID|SECTION|WORDS…`: one rule or section, or a list of those that fit.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::rulings::games_of;
use super::{Outcome, answers, words};
use crate::core::Kind;
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::{
    Document, EntryRef, RuleJson, RulingJson, SectionJson, display_name, entry_page, find_rules,
};
use crate::report::Outside;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let asked = words::asked(matches, "rule");
    let answers = find_rules(&context.library, &context.games(), &asked, &context.texts);
    let found = answers.entries;
    match (context.output.format, found.as_slice()) {
        (Format::Json, _) => write_json(
            &found
                .iter()
                .filter_map(|entry| json(entry, context))
                .collect::<Vec<_>>(),
        )?,
        (_, []) => {
            let query = Argument::from(Outside::new(asked.as_str()).in_markdown());
            let nothing = context.texts.with("rule-nothing", &[("query", query)]);
            context.output.complain(&nothing);
        }
        (_, [entry]) => {
            let texts = context.game_texts(entry.game);
            context.output.page(&entry_page(entry, &texts, None))?;
        }
        (_, several) if answers.is_ranked => context.output.page(&answers::page(several, context))?,
        (_, several) => context.output.page(&list(&asked, several, context))?,
    }
    Ok(if found.is_empty() {
        Outcome::Nothing
    } else {
        Outcome::Found
    })
}

fn json(entry: &EntryRef, context: &Context) -> Option<serde_json::Value> {
    let (game, key) = (entry.game, &entry.key);
    let texts = context.game_texts(game);
    let value = match key.kind {
        Kind::SECTION => serde_json::to_value(SectionJson::new(game, &key.id, &texts)),
        Kind::DISAGREEMENT | Kind::RULING => serde_json::to_value(RulingJson::new(game, key, &texts)),
        _ => serde_json::to_value(RuleJson::new(game, &key.id, &texts)),
    };
    value.ok().filter(|value| !value.is_null())
}

/// All that fits; each with its game where there are several.
fn list(asked: &str, entries: &[EntryRef], context: &Context) -> String {
    let texts = &context.texts;
    let mut page = Document::new();
    let arguments = [
        ("query", Argument::from(Outside::new(asked).in_markdown())),
        ("count", Argument::from(entries.len())),
    ];
    page.heading(1, &texts.with("rule-several", &arguments));
    let games = games_of(entries);
    let of_game: Vec<Texts> = games.iter().map(|game| context.game_texts(game)).collect();
    let row = |entry: &EntryRef| {
        let at = games.iter().position(|game| game.id() == entry.game.id())?;
        let texts = &of_game[at];
        let number = match entry.key.kind {
            Kind::SECTION => {
                let section = entry.registry().section(&entry.key.id);
                section
                    .map(|section| section.number.to_string())
                    .unwrap_or_default()
            }
            _ => entry.key.id.clone(),
        };
        let mut row = vec![number, display_name(entry, texts)];
        if games.len() > 1 {
            row.push(texts.text("game-title"));
        }
        Some(row)
    };
    let rows: Vec<Vec<String>> = entries.iter().filter_map(row).collect();
    let mut head = vec![texts.text("column-number"), texts.text("column-title")];
    if games.len() > 1 {
        head.push(texts.text("column-game"));
    }
    page.table(&head, &[], &rows);
    page.into_markdown()
}
