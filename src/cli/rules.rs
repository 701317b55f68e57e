//! `annals rules`: the outline of the rules.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::output::{Format, write_json};
use crate::reference::{OutlineJson, outline};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let game = context.game(matches);
    let texts = context.game_texts(game);
    if context.output.format == Format::Json {
        write_json(&OutlineJson::all(game, &texts))?;
    } else {
        context.output.page(&outline(game, &texts))?;
    }
    Ok(Outcome::Found)
}
