//! `annals rules`: the outline of the rules.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::output::{Format, write_json};
use crate::games::AnyGame;
use crate::reference::{OutlineJson, outline};

/// Runs the command.
pub(crate) fn run(_: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let games = context.games();
    if context.output.format == Format::Json {
        let of_game = |game: &&AnyGame| OutlineJson::all(game, &context.game_texts(game));
        write_json(&games.iter().flat_map(of_game).collect::<Vec<_>>())?;
    } else {
        let outlines = games.iter().map(|game| outline(game, &context.game_texts(game)));
        context.output.page(&outlines.collect::<Vec<_>>().join("\n"))?;
    }
    Ok(Outcome::Found)
}
