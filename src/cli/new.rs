//! `annals new --players …`: a game record to start from.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::output::write_out;
use super::record_report;
use crate::core::EntryKey;
use crate::games::{AnyGame, name_beside};
use crate::message::Message;
use crate::record::{NewRecord, new_record, rewrite};
use crate::reference::{Match, Query};
use crate::report::Outside;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(game) = context.one_game("new", |game| !game.template().is_empty()) else {
        return Ok(Outcome::Failed);
    };
    let typed = matches.get_one::<String>("players").map(String::as_str);
    let typed = Outside::new(typed.unwrap_or_default()).in_plain();
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut players: Vec<(EntryKey, &str)> = Vec::new();
    let all = typed
        .split(',')
        .map(str::trim)
        .filter(|player| !player.is_empty());
    let all: Vec<&str> = all.collect();
    // Where nobody says who plays what, it is given out in the order of the data.
    let are_given_out = all
        .iter()
        .all(|player| player_and_name(player, game, context).is_none());
    let mut unplayed = unplayed(game).into_iter();
    for player in all {
        let found = player_and_name(player, game, context);
        let mut given_out = || unplayed.next().map(|key| (key, player));
        let Some(found) = found.or_else(|| if are_given_out { given_out() } else { None }) else {
            let message =
                Message::new("record-unknown-player").with("text", Outside::new(player).in_markdown());
            record_report::complain("--players", &message, context);
            return Ok(Outcome::Failed);
        };
        let (key, name) = &found;
        if !is_read_back(&found, game, context) {
            let message = Message::new("record-player-unreadable");
            let message = message.with("text", Outside::new(*name).in_markdown());
            record_report::complain("--players", &message, context);
            return Ok(Outcome::Failed);
        }
        if players.iter().any(|(taken, _)| taken == key) {
            let message =
                Message::new("record-player-twice").with("text", Outside::new(player).in_markdown());
            record_report::complain("--players", &message, context);
            return Ok(Outcome::Failed);
        }
        players.push(found);
    }
    let (least, most) = game.player_numbers();
    if !(least..=most).contains(&players.len()) {
        let message = Message::new("record-wrong-number-of-players");
        let message = message.with("least", least).with("most", most);
        record_report::complain("--players", &message, context);
        return Ok(Outcome::Failed);
    }
    let own_file = context.own_file.as_deref().and_then(name_beside);
    write_out(&new_record(
        game,
        &NewRecord {
            players,
            are_given_out,
            own_file: own_file.as_deref(),
        },
        &context.game_texts(game),
    ))?;
    Ok(Outcome::Found)
}

/// What may stand for players, in the order of the data.
fn unplayed(game: &AnyGame) -> Vec<EntryKey> {
    let kind = game.kinds().find(|info| info.is_player).map(|info| info.kind);
    let keys = kind.map(|kind| {
        game.ids(kind)
            .into_iter()
            .map(move |id| EntryKey::new(kind, id.as_ref()))
    });
    keys.into_iter().flatten().collect()
}

/// What stands for a player, in any language, and the name, in either order: `red Anna`, `Anna (red)`.
fn player_and_name<'a>(player: &'a str, game: &AnyGame, context: &Context) -> Option<(EntryKey, &'a str)> {
    let bare = |text: &'a str| text.trim_matches(['(', ')', ' ']);
    let (word, name) = player.split_once(' ').unwrap_or((player, ""));
    let colour_first = colour_called(bare(word), game, context).map(|key| (key, bare(name)));
    colour_first.or_else(|| {
        let (name, word) = player.rsplit_once(' ')?;
        colour_called(bare(word), game, context).map(|key| (key, bare(name)))
    })
}

/// What stands for a player, in any language.
fn colour_called(word: &str, game: &AnyGame, context: &Context) -> Option<EntryKey> {
    let kinds = game.kinds().filter(|info| info.is_player);
    kinds.map(|info| info.kind).find_map(|kind| {
        let query = Query {
            words: word,
            language: &context.texts.language().tag,
            kind: Some(kind),
            game: Some(game.id()),
        };
        let outcome = context.library.search(&query);
        let hit = outcome.hits().first().filter(|hit| hit.matched == Match::Exact)?;
        Some(EntryKey::new(kind, hit.target.id.as_ref()))
    })
}

/// Whether a record with this player says who it is when it is read.
fn is_read_back(player: &(EntryKey, &str), game: &AnyGame, context: &Context) -> bool {
    let texts = context.game_texts(game);
    let new = NewRecord {
        players: vec![player.clone()],
        are_given_out: false,
        own_file: None,
    };
    let record = new_record(game, &new, &texts);
    let read = rewrite(&record, &context.library, game, texts.language());
    let names = std::iter::once(player.1).filter(|name| !name.is_empty());
    read.text == record
        && read.problems.is_empty()
        && read.meanings.unknown.is_empty()
        && names.eq(read.meanings.players.iter().map(String::as_str))
}
