//! `annals fmt FILE… [--check|--diff|--write]`: game records in canonical form.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::difference::difference;
use super::guard::guarded;
use super::output::{write_out, write_record};
use super::problems::escaped;
use super::record_file::Loaded;
use super::{files, record_file, record_report};
use crate::l10n::Language;
use crate::message::Message;
use crate::record::{Rewritten, rewrite};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let mut outcome = Outcome::Found;
    for file in matches.get_many::<String>("files").into_iter().flatten() {
        // What breaks us in one file does not keep the others from being read.
        outcome = match guarded(|| one(file, matches, context)) {
            Ok(one) => outcome.max(one?),
            Err(fault) => {
                record_report::complain(file, &escaped(&fault), context);
                Outcome::Failed
            }
        };
    }
    Ok(outcome)
}

fn one(file: &str, matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let is_written = matches.get_flag("write") && file != record_file::STANDARD_INPUT;
    let Some((loaded, rewritten)) = rewritten(file, None, context) else {
        return Ok(Outcome::Failed);
    };
    let mut outcome = understood(&rewritten);
    let is_canonical = rewritten.text == loaded.text;
    let is_shown = matches.get_flag("diff");
    if matches.get_flag("check") {
        if !is_canonical {
            record_report::complain(file, &Message::new("record-not-canonical"), context);
            outcome = Outcome::Nothing;
        }
    } else if is_shown {
        write_out(&difference(file, &loaded.text, &rewritten.text))?;
    } else if is_written {
        match write(file, &loaded, &rewritten) {
            Err(message) => {
                outcome = Outcome::Failed;
                record_report::complain(file, &message, context);
            }
            Ok(()) if is_canonical => {}
            Ok(()) => record_report::complain(file, &Message::new("record-rewritten"), context),
        }
    } else {
        write_record(&rewritten.text)?;
    }
    Ok(outcome)
}

/// Replaces a record by its canonical form. What does not begin like a record is none, and is left alone.
fn write(file: &str, loaded: &Loaded, rewritten: &Rewritten) -> Result<(), Message> {
    if !loaded.has_opening {
        return Err(Message::new("file-no-record"));
    }
    if rewritten.text == loaded.text {
        return Ok(());
    }
    files::replace(file, loaded.text.as_bytes(), rewritten.text.as_bytes()).map_err(|problem| problem.message)
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
pub(super) fn rewritten<'c>(
    file: &str,
    to: Option<&Language>,
    context: &'c Context,
) -> Option<(Loaded<'c>, Rewritten)> {
    let loaded = match record_file::load(file, context) {
        Ok(loaded) => loaded,
        Err(message) => {
            record_report::complain(file, &message, context);
            return None;
        }
    };
    let own = &loaded.language;
    let found = rewrite(&loaded.text, &context.library, loaded.table(), to.unwrap_or(own));
    record_report::report(file, &loaded.text, &found, loaded.game, own, context);
    Some((loaded, found))
}
