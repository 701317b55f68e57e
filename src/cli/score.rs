//! `annals score FILE`: the points of a record.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::played::{Played, write_page};
use crate::record::{Until, score_page, table_json};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(played) = Played::load(matches, context) else {
        return Ok(Outcome::Failed);
    };
    let replayed = played.replay(context, Until::End);
    let page = |texts: &_, _: &_| score_page(&replayed, texts);
    write_page(&played, &replayed, context, page, |_| table_json(&replayed))
}
