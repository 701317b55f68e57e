//! `annals show FILE [--line N | --turn N]`: the table as it stood.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::played::{Played, write_page};
use crate::message::Message;
use crate::record::{Until, show_page, table_json};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(played) = Played::load(matches, context) else {
        return Ok(Outcome::Failed);
    };
    let turn = matches.get_one::<u32>("turn").copied();
    let replayed = played.replay(context, until(matches));
    if let Some(turn) = turn
        && replayed.turn().is_none_or(|reached| u32::from(reached) < turn)
    {
        let message = Message::new("show-no-turn").with("turn", i64::from(turn));
        let message = message.with("unit", played.game().turn_word());
        super::record_report::complain(&played.file, &message, context);
        return Ok(Outcome::Nothing);
    }
    let page = |texts: &_, _: &_| show_page(&replayed, texts);
    write_page(&played, &replayed, context, page, |_| table_json(&replayed))
}

/// How far the record is to be played: `--line`, `--turn`, or to its end.
pub(super) fn until(matches: &ArgMatches) -> Until {
    match (matches.get_one::<u32>("line"), matches.get_one::<u32>("turn")) {
        (Some(line), _) => Until::Line(*line),
        (None, Some(turn)) => Until::Turn(*turn),
        (None, None) => Until::End,
    }
}
