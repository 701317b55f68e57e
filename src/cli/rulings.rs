//! `annals rulings [WORDS…]`: what the printed books say differently, and what we rule.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, words};
use crate::core::{EntryKey, Kind};
use crate::message::Argument;
use crate::reference::{EntryRef, RuleAnswer, RulingJson, find_rulings, ruling_page, rulings_page};
use crate::report::Outside;

/// So few are shown in full, one after the other.
const FEW: usize = 3;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let asked = words::asked(matches, "ruling");
    let game = context.game(matches);
    let texts = context.game_texts(game);
    let keys: Vec<EntryKey> = if asked.is_empty() {
        let of_kind = |kind| game.ids(kind).into_iter().map(move |id| EntryKey::new(kind, id));
        of_kind(Kind::DISAGREEMENT).chain(of_kind(Kind::RULING)).collect()
    } else {
        match find_rulings(&context.library, game, &asked, &texts) {
            RuleAnswer::One(key) => vec![key],
            RuleAnswer::Several(keys) => keys,
            RuleAnswer::Nothing => Vec::new(),
        }
    };
    if context.output.format == Format::Json {
        let rulings: Vec<RulingJson> = keys
            .iter()
            .filter_map(|key| RulingJson::new(game, key, &texts))
            .collect();
        write_json(&rulings)?;
    } else if keys.is_empty() {
        let query = Argument::from(Outside::new(asked.as_str()).in_markdown());
        context
            .output
            .complain(&texts.with("rulings-nothing", &[("query", query)]));
    } else if keys.len() <= FEW {
        let page = |key: &EntryKey| {
            let key = key.clone();
            ruling_page(&EntryRef { game, key }, &texts)
        };
        let pages: Vec<String> = keys.iter().map(page).collect();
        context.output.page(&pages.join("\n---\n\n"))?;
    } else {
        context.output.page(&rulings_page(game, Some(&keys), &texts))?;
    }
    Ok(if keys.is_empty() {
        Outcome::Nothing
    } else {
        Outcome::Found
    })
}
