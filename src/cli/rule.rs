//! `annals rule ID|SECTION|WORDS…`: one rule or section, or a list of those that fit.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, words};
use crate::core::{EntryKey, Kind};
use crate::games::AnyGame;
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::{
    Document, EntryRef, RuleAnswer, RuleJson, RulingJson, SectionJson, display_name, entry_page, find_rules,
};
use crate::report::Outside;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let asked = words::asked(matches, "rule");
    let game = context.game(matches);
    let texts = context.game_texts(game);
    let answer = find_rules(&context.library, game, &asked, &texts);
    let keys = match &answer {
        RuleAnswer::One(key) => std::slice::from_ref(key),
        RuleAnswer::Several(keys) => keys,
        RuleAnswer::Nothing => &[],
    };
    match (context.output.format, &answer) {
        (Format::Json, _) => write_json(&json(game, keys, &texts))?,
        (_, RuleAnswer::One(key)) => {
            let key = key.clone();
            context
                .output
                .page(&entry_page(&EntryRef { game, key }, &texts, None))?;
        }
        (_, RuleAnswer::Several(keys)) => context.output.page(&list(&asked, game, keys, &texts))?,
        (_, RuleAnswer::Nothing) => {
            let query = Argument::from(Outside::new(asked.as_str()).in_markdown());
            context
                .output
                .complain(&texts.with("rule-nothing", &[("query", query)]));
        }
    }
    Ok(if keys.is_empty() {
        Outcome::Nothing
    } else {
        Outcome::Found
    })
}

fn json(game: &AnyGame, keys: &[EntryKey], texts: &Texts) -> Vec<serde_json::Value> {
    let value = |key: &EntryKey| {
        let value = match key.kind {
            Kind::SECTION => serde_json::to_value(SectionJson::new(game, &key.id, texts)),
            Kind::DISAGREEMENT | Kind::RULING => serde_json::to_value(RulingJson::new(game, key, texts)),
            _ => serde_json::to_value(RuleJson::new(game, &key.id, texts)),
        };
        value.ok().filter(|value| !value.is_null())
    };
    keys.iter().filter_map(value).collect()
}

fn list(asked: &str, game: &AnyGame, keys: &[EntryKey], texts: &Texts) -> String {
    let mut page = Document::new();
    let arguments = [
        ("query", Argument::from(Outside::new(asked).in_markdown())),
        ("count", Argument::from(keys.len())),
    ];
    page.heading(1, &texts.with("rule-several", &arguments));
    let row = |key: &EntryKey| {
        let entry = EntryRef {
            game,
            key: key.clone(),
        };
        let number = match key.kind {
            Kind::SECTION => {
                let section = game.registry().section(&key.id);
                section
                    .map(|section| section.number.to_string())
                    .unwrap_or_default()
            }
            _ => key.id.clone(),
        };
        vec![number, display_name(&entry, texts)]
    };
    let rows: Vec<Vec<String>> = keys.iter().map(row).collect();
    page.table(
        &[texts.text("column-number"), texts.text("column-title")],
        &[],
        &rows,
    );
    page.into_markdown()
}
