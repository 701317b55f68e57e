//! `annals rulings [WORDS…]`: what the printed books say differently, and what we rule.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, answers, words};
use crate::core::{EntryKey, Kind};
use crate::games::AnyGame;
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::{Answers, EntryRef, RulingJson, find_rulings, ruling_page, rulings_page};
use crate::report::Outside;

/// So few are shown in full, one after the other.
const FEW: usize = 3;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let asked = words::asked(matches, "ruling");
    let games = context.games();
    let answers = if asked.is_empty() {
        Answers {
            entries: games.iter().flat_map(|game| all(game)).collect(),
            is_ranked: false,
        }
    } else {
        find_rulings(&context.library, &games, &asked, &context.texts)
    };
    let found = answers.entries;
    if context.output.format == Format::Json {
        let json =
            |entry: &EntryRef| RulingJson::new(entry.game, &entry.key, &context.game_texts(entry.game));
        write_json(&found.iter().filter_map(json).collect::<Vec<_>>())?;
    } else if found.is_empty() {
        let query = Argument::from(Outside::new(asked.as_str()).in_markdown());
        let nothing = context.texts.with("rulings-nothing", &[("query", query)]);
        context.output.complain(&nothing);
    } else if answers.is_ranked {
        context.output.page(&answers::page(&found, context))?;
    } else if found.len() <= FEW {
        let page = |entry: &EntryRef| ruling_page(entry, &context.game_texts(entry.game));
        let pages: Vec<String> = found.iter().map(page).collect();
        context.output.page(&pages.join("\n---\n\n"))?;
    } else {
        let owners = games_of(&found);
        let page = |game: &AnyGame, texts: &Texts| {
            let of_game = found.iter().filter(|entry| entry.game.id() == game.id());
            let keys: Vec<EntryKey> = of_game.map(|entry| entry.key.clone()).collect();
            rulings_page(game, Some(&keys), texts)
        };
        context.output.page(&context.by_game(&owners, page))?;
    }
    Ok(if found.is_empty() {
        Outcome::Nothing
    } else {
        Outcome::Found
    })
}

/// All disagreements and rulings of a game.
fn all(game: &AnyGame) -> Vec<EntryRef<'_>> {
    let of_kind = |kind| game.ids(kind).into_iter().map(move |id| EntryKey::new(kind, id));
    let keys = of_kind(Kind::DISAGREEMENT).chain(of_kind(Kind::RULING));
    keys.map(|key| EntryRef { game, key }).collect()
}

/// The games of entries, each once.
pub(super) fn games_of<'l>(entries: &[EntryRef<'l>]) -> Vec<&'l AnyGame> {
    let mut games: Vec<&AnyGame> = Vec::new();
    for entry in entries {
        if !games.iter().any(|known| known.id() == entry.game.id()) {
            games.push(entry.game);
        }
    }
    games
}
