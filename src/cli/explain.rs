//! `annals explain [SLUG]`: the rule behind a finding.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, usage_error};
use crate::record::{explain_json, explain_list, explain_page, slugs};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let game = context.game(matches);
    let texts = context.game_texts(game);
    let asked = matches
        .get_many::<String>("slug")
        .and_then(|mut slugs| slugs.next());
    let known = slugs(game);
    let Some(asked) = asked else {
        if context.output.format == Format::Json {
            write_json(&known)?;
        } else {
            context.output.page(&explain_list(game, &texts))?;
        }
        return Ok(Outcome::Found);
    };
    // As a check prints it: with brackets, and perhaps in capitals.
    let slug = asked.trim_matches(['[', ']', '!', ' ']).to_lowercase();
    if context.output.format == Format::Json
        && let Some(json) = explain_json(&slug, game, &context.library, &texts)
    {
        write_json(&json)?;
        return Ok(Outcome::Found);
    }
    if let Some(page) = explain_page(&slug, game, &context.library, &texts) {
        context.output.page(&page)?;
        return Ok(Outcome::Found);
    }
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    usage_error::unknown_slug(asked, &known, &context.output.screen, &texts);
    Ok(Outcome::Nothing)
}
