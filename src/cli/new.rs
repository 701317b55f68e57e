//! `annals new --players …`: a game record to start from.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::output::write_out;
use super::record_report;
use crate::core::EntryKey;
use crate::games::AnyGame;
use crate::message::Message;
use crate::record::{NewRecord, new_record};
use crate::reference::{Match, Query};
use crate::report::{escape_markdown, harmless};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(game) = context.one_game("new", |game| !game.template().is_empty()) else {
        return Ok(Outcome::Failed);
    };
    let typed = harmless(
        matches
            .get_one::<String>("players")
            .map(String::as_str)
            .unwrap_or_default(),
    );
    let mut players: Vec<(EntryKey, &str)> = Vec::new();
    for player in typed
        .split(',')
        .map(str::trim)
        .filter(|player| !player.is_empty())
    {
        let Some(found) = player_and_name(player, game, context) else {
            let message = Message::new("record-unknown-player").with("text", escape_markdown(player));
            record_report::complain("--players", &message, context);
            return Ok(Outcome::Failed);
        };
        let (key, _) = &found;
        if players.iter().any(|(taken, _)| taken == key) {
            let message = Message::new("record-player-twice").with("text", escape_markdown(player));
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
    write_out(&new_record(
        game,
        &NewRecord { players },
        &context.game_texts(game),
    ))?;
    Ok(Outcome::Found)
}

/// What stands for a player, in any language, and the name.
fn player_and_name<'a>(player: &'a str, game: &AnyGame, context: &Context) -> Option<(EntryKey, &'a str)> {
    let (word, name) = player.split_once(' ').unwrap_or((player, ""));
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
        Some((EntryKey::new(kind, hit.target.id.as_ref()), name.trim()))
    })
}
