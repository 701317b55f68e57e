//! `annals log FILE`: the game as a story, with everything that was computed and why.

use std::io;

use clap::ArgMatches;

use super::checked::names_of_players;
use super::context::Context;
use super::output::{write_json, write_out};
use super::played::{Played, verdict};
use super::show::until;
use super::{Outcome, record_report};
use crate::message::Message;
use crate::record::{Story, story_json, story_page};
use crate::report::html_page;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(played) = Played::load(matches, context) else {
        return Ok(Outcome::Failed);
    };
    let (replayed, steps) = played.story(context, until(matches));
    if replayed.players().is_empty() {
        let message = Message::new("check-state-nothing");
        record_report::complain(&played.file, &message, context);
        return Ok(Outcome::Nothing);
    }
    let (plain, of_record) = played.texts(context);
    let texts = plain.with_remarks(names_of_players(&replayed));
    let story = Story {
        text: played.text(),
        game: played.game(),
        replayed: &replayed,
        steps: &steps,
    };
    let format = matches.get_one::<String>("format").map(String::as_str);
    match format {
        Some("json") => write_json(&story_json(&story, &texts, &of_record))?,
        Some("html") => {
            write_out(&html_page(
                &story_page(&story, &texts, &of_record),
                texts.language(),
            ))?;
        }
        _ => context.output.page(&story_page(&story, &texts, &of_record))?,
    }
    Ok(verdict(&played, &replayed, context))
}
