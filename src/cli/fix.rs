//! `annals check --fix`: what is certain is mended in the files, or shown with `--diff`.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::difference::difference;
use super::output::write_out;
use super::record_file::{self, Loaded};
use super::{Outcome, files, record_report};
use crate::message::Message;
use crate::notation::LineIndex;
use crate::record::Vocabulary;
use crate::record::fix::{Fixed, Fixing, fix};

/// What is to be mended, if anything is.
pub(crate) fn wanted(matches: &ArgMatches) -> Option<Fixing> {
    match matches.get_one::<String>("fix").map(String::as_str) {
        Some("figures") => Some(Fixing::Figures),
        Some(_) => Some(Fixing::Words),
        None => matches.get_flag("diff").then_some(Fixing::Words),
    }
}

/// Mends one record, or shows how it would be mended.
pub(crate) fn one(
    file: &str,
    fixing: Fixing,
    matches: &ArgMatches,
    choices: &[(String, String)],
    context: &Context,
) -> io::Result<Outcome> {
    // What cannot be read is reported by the check itself.
    let Ok(loaded) = record_file::load(file, context) else {
        return Ok(Outcome::Found);
    };
    let of_record = context.game_texts(loaded.game).in_language(&loaded.language);
    let mut vocabulary = Vocabulary::new(&context.library, loaded.table());
    let fixed = fix(&loaded.text, fixing, &mut vocabulary, choices, &of_record);
    if matches.get_flag("diff") {
        write_out(&difference(file, &loaded.text, &fixed.text))?;
        return Ok(Outcome::Found);
    }
    if fixed.edits.is_empty() {
        return Ok(Outcome::Found);
    }
    if let Err(message) = write(file, &loaded, &fixed) {
        record_report::complain(file, &message, context);
        return Ok(Outcome::Failed);
    }
    let index = LineIndex::new(&loaded.text);
    for edit in &fixed.edits {
        let (start, end) = (edit.span.start as usize, edit.span.end as usize);
        let message = Message::new("check-fixed")
            .with("line", i64::from(index.position(edit.span.start).line))
            .with("old", loaded.text[start..end].to_owned())
            .with("new", edit.text.clone());
        record_report::complain(file, &super::problems::escaped(&message), context);
    }
    Ok(Outcome::Found)
}

/// Replaces a record by the mended one. What does not begin like a record is none, and is left alone.
fn write(file: &str, loaded: &Loaded, fixed: &Fixed) -> Result<(), Message> {
    if !loaded.has_opening || file == record_file::STANDARD_INPUT {
        return Err(Message::new("file-no-record"));
    }
    files::replace(file, loaded.text.as_bytes(), fixed.text.as_bytes()).map_err(|problem| problem.message)
}
