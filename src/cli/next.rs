//! `annals next FILE`: who acts now, and what may be written.

use std::io;

use clap::ArgMatches;

use super::checked::names_of_players;
use super::context::Context;
use super::played::{Played, write_page};
use super::{Outcome, usage_error, words};
use crate::core::EntryKey;
use crate::games::AnyReplayed;
use crate::l10n::Texts;
use crate::record::{Asked, Until, next_asked, next_json};
use crate::reference::fold;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(played) = Played::load(matches, context) else {
        return Ok(Outcome::Failed);
    };
    let line = matches.get_one::<u32>("line").copied();
    let replayed = played.replay(context, line.map_or(Until::End, Until::Line));
    let player = matches.get_one::<String>("player");
    let found = player.and_then(|word| player_called(word, &replayed, &played, context));
    if let (Some(word), None) = (player, &found) {
        let players = replayed.players();
        let known: Vec<&str> = players
            .iter()
            .map(|(key, name)| if name.is_empty() { key.id.as_str() } else { name })
            .collect();
        let screen = &context.output.screen;
        usage_error::unknown_value("--player", word, &known, Some("next"), screen, &context.texts);
        return Ok(Outcome::Failed);
    }
    let asked = Asked {
        all: matches.get_flag("all"),
        player: found,
    };
    let names = names_of_players(&replayed);
    let page = |texts: &Texts, of_record: &Texts| {
        next_asked(&replayed, &asked, &texts.with_remarks(names.clone()), of_record)
    };
    write_page(&played, &replayed, context, page, |of_record| {
        next_json(&replayed, of_record)
    })
}

/// The player of a record with this name, or of this colour in any language.
fn player_called(word: &str, replayed: &AnyReplayed, played: &Played, context: &Context) -> Option<EntryKey> {
    let players = replayed.players();
    let by_name = players.iter().find(|(_, name)| fold(name) == fold(word));
    if let Some((key, _)) = by_name {
        return Some(key.clone());
    }
    let kind = players.first()?.0.kind;
    let key = words::entry(word, kind, played.game(), context)?;
    players.iter().any(|(known, _)| *known == key).then_some(key)
}
