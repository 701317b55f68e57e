//! `annals new --players …`: a game record to start from.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::check::choices;
use super::context::Context;
use super::files::create;
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
    // Without a word about it, the first game of the list.
    let mut games = context.library.games().iter();
    let first = || games.find(|game| !game.template().is_empty());
    let Some(game) = context.wished_game().or_else(first) else {
        return Ok(Outcome::Failed);
    };
    let typed = matches.get_one::<String>("players").map(String::as_str);
    let typed = Outside::new(typed.unwrap_or_default()).in_plain();
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let all = typed
        .split(',')
        .map(str::trim)
        .filter(|player| !player.is_empty());
    let all: Vec<&str> = all.collect();
    let Some((players, are_given_out)) = seated(&all, game, context) else {
        return Ok(Outcome::Failed);
    };
    let (least, most) = game.player_numbers();
    if !(least..=most).contains(&players.len()) {
        let message = Message::new("record-wrong-number-of-players");
        let message = message.with("least", least).with("most", most);
        record_report::complain("--players", &message, context);
        return Ok(Outcome::Failed);
    }
    let Some(header) = header(matches, game, context) else {
        return Ok(Outcome::Failed);
    };
    let own_file = context.own_file.as_deref().and_then(name_beside);
    let new = NewRecord {
        players,
        are_given_out,
        header,
        own_file: own_file.as_deref(),
    };
    let record = new_record(game, &new, &context.game_texts(game), &context.library);
    match matches.get_one::<String>("output") {
        None => write_out(&record)?,
        Some(file) => {
            if let Err(problem) = create(file, record.as_bytes()) {
                record_report::complain(file, &problem.message, context);
                return Ok(Outcome::Failed);
            }
            let text = context
                .texts
                .with("new-written", &[("file", file.as_str().into())]);
            context.output.complain(&text);
        }
    }
    Ok(Outcome::Found)
}

/// The players with what stands for them, and whether something was given out to one of them; none, told, if a player
/// cannot stand in a record.
fn seated<'a>(
    all: &[&'a str],
    game: &AnyGame,
    context: &Context,
) -> Option<(Vec<(EntryKey, &'a str)>, bool)> {
    let said: Vec<_> = all
        .iter()
        .map(|player| player_and_name(player, game, context))
        .collect();
    let mut unplayed = unplayed(game);
    // Whoever says nothing gets the first that nobody else has asked for.
    unplayed.retain(|key| !said.iter().flatten().any(|(taken, _)| taken == key));
    let mut unplayed = unplayed.into_iter();
    let are_given_out = said.iter().any(Option::is_none);
    let is_nobody_told = said.iter().all(Option::is_none);
    let mut players: Vec<(EntryKey, &str)> = Vec::new();
    for (player, said) in all.iter().copied().zip(said) {
        let complain = |id: &'static str, text: &str| {
            let message = Message::new(id).with("text", Outside::new(text).in_markdown());
            record_report::complain("--players", &message, context);
        };
        // Beside others who say what they play, `mauve Anna` is a colour that is none, and no name.
        let is_name = is_nobody_told || !player.contains(' ');
        let given_out = || {
            is_name
                .then(|| unplayed.next())
                .flatten()
                .map(|key| (key, player))
        };
        let Some(found) = said.or_else(given_out) else {
            complain("record-unknown-player", player);
            return None;
        };
        if !is_read_back(&found, game, context) {
            complain("record-player-unreadable", found.1);
            return None;
        }
        if players.iter().any(|(taken, _)| *taken == found.0) {
            complain("record-player-twice", player);
            return None;
        }
        players.push(found);
    }
    Some((players, are_given_out))
}

/// What the header says besides the players; none, told, if a record could not say it.
fn header(matches: &ArgMatches, game: &AnyGame, context: &Context) -> Option<Vec<(&'static str, String)>> {
    let mut header = Vec::new();
    for word in ["title", "date", "place", "variant"] {
        if let Some(typed) = matches.get_one::<String>(word) {
            let value = Outside::new(typed)
                .in_plain()
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            header.push((word, value));
        }
    }
    for (name, reading) in choices(matches, context)? {
        header.push(("ruling", format!("{name} {reading}")));
    }
    let texts = context.game_texts(game);
    for line in &header {
        let new = NewRecord {
            header: vec![line.clone()],
            ..NewRecord::default()
        };
        let record = new_record(game, &new, &texts, &context.library);
        let read = rewrite(&record, &context.library, game, texts.language());
        // The list of players is empty here: a line of its own that is not understood.
        let (_, behind) = record.split_once('\n').unwrap_or_default();
        let end = record.len() - behind.len() + behind.find('\n').unwrap_or(0);
        let is_there = |start: u32| (start as usize) < end;
        let is_unread = read.problems.iter().any(|problem| is_there(problem.span.start))
            || read
                .meanings
                .unknown
                .iter()
                .any(|unknown| is_there(unknown.span.start))
            || line.1.is_empty()
            || line.1.contains('#');
        let is_foreign = line.0 == "ruling" && {
            let (name, reading) = line.1.split_once(' ').unwrap_or_default();
            game.check_choice(name, reading).is_err()
        };
        if is_unread || is_foreign {
            let message = Message::new("record-header-unreadable")
                .with("option", format!("--{}", line.0))
                .with("text", Outside::new(&line.1).in_markdown());
            record_report::complain(game.id(), &message, context);
            return None;
        }
    }
    Some(header)
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
        ..NewRecord::default()
    };
    let record = new_record(game, &new, &texts, &context.library);
    let read = rewrite(&record, &context.library, game, texts.language());
    let names = std::iter::once(player.1).filter(|name| !name.is_empty());
    read.text == record
        && read.problems.is_empty()
        && read.meanings.unknown.is_empty()
        && names.eq(read.meanings.players.iter().map(String::as_str))
}
