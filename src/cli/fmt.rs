//! `annals fmt FILE… [--check|--write]`: game records in canonical form.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::output::write_out;
use super::record_file::Loaded;
use super::{record_file, record_report};
use crate::l10n::Language;
use crate::message::Message;
use crate::record::{Rewritten, rewrite};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let mut outcome = Outcome::Found;
    for file in matches.get_many::<String>("files").into_iter().flatten() {
        outcome = outcome.max(one(file, matches, context)?);
    }
    Ok(outcome)
}

fn one(file: &str, matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some((text, rewritten)) = rewritten(file, None, context) else {
        return Ok(Outcome::Failed);
    };
    let mut outcome = understood(&rewritten);
    if matches.get_flag("check") {
        if rewritten.text != text {
            record_report::complain(file, &Message::new("record-not-canonical"), context);
            outcome = Outcome::Nothing;
        }
    } else if matches.get_flag("write") && file != record_file::STANDARD_INPUT {
        if rewritten.text != text
            && let Err(message) = record_file::replace(file, &rewritten.text)
        {
            record_report::complain(file, &message, context);
            outcome = Outcome::Failed;
        }
    } else {
        write_out(&rewritten.text)?;
    }
    Ok(outcome)
}

/// Whether everything in a record was understood.
pub(super) fn understood(rewritten: &Rewritten) -> Outcome {
    if rewritten.problems.is_empty() && rewritten.meanings.unknown.is_empty() {
        Outcome::Found
    } else {
        Outcome::Nothing
    }
}

/// Reads a record and rewrites it, in its own language if no other is asked for, reporting what was not
/// understood; none if it cannot be read at all.
pub(super) fn rewritten(file: &str, to: Option<&Language>, context: &Context) -> Option<(String, Rewritten)> {
    let Loaded {
        text,
        game,
        language: own,
    } = match record_file::load(file, context) {
        Ok(loaded) => loaded,
        Err(message) => {
            record_report::complain(file, &message, context);
            return None;
        }
    };
    let found = rewrite(&text, &context.library, game, to.unwrap_or(&own));
    record_report::report(file, &text, &found, game, &own, context);
    Some((text, found))
}
