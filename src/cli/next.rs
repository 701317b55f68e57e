//! `annals next FILE`: who acts now, and what may be written.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::played::{Played, write_page};
use crate::record::{Until, next_json, next_page};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(played) = Played::load(matches, context) else {
        return Ok(Outcome::Failed);
    };
    let replayed = played.replay(context, Until::End);
    let page = |texts: &_, of_record: &_| next_page(&replayed, texts, of_record);
    write_page(&played, &replayed, context, page, |of_record| {
        next_json(&replayed, of_record)
    })
}
