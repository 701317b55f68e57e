//! `annals translate FILE --to LANG`: a game record in another language.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::fmt::{rewritten, understood};
use super::output::write_record;
use super::{Outcome, usage_error};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let wanted = matches
        .get_one::<String>("to")
        .map(String::as_str)
        .unwrap_or_default();
    let Some(language) = context.library.store().language(&wanted.to_lowercase()).cloned() else {
        usage_error::unknown_language(wanted, &context.output.screen, &context.texts);
        return Ok(Outcome::Failed);
    };
    let file = matches
        .get_many::<String>("file")
        .and_then(|mut files| files.next());
    let Some((_, found)) = file.and_then(|file| rewritten(file, Some(&language), context)) else {
        return Ok(Outcome::Failed);
    };
    write_record(&found.text)?;
    Ok(understood(&found))
}
