//! `annals fmt FILE… [--check|--write]`: game records in canonical form.

use std::io;

use clap::ArgMatches;

use super::Outcome;
use super::context::Context;
use super::output::write_out;
use super::{record_file, record_report};
use crate::games::AnyGame;
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
    let text = match record_file::read(file) {
        Ok(text) => text,
        Err(message) => {
            record_report::complain(file, &message, context);
            return None;
        }
    };
    let game = match game_of(&text, context) {
        Ok(game) => game,
        Err(message) => {
            record_report::complain(file, &message, context);
            return None;
        }
    };
    let own = match language_of(&text, context) {
        Ok(language) => language,
        Err(message) => {
            record_report::complain(file, &message, context);
            return None;
        }
    };
    let found = rewrite(&text, &context.library, game, to.unwrap_or(&own));
    record_report::report(file, &text, &found, game, &own, context);
    Some((text, found))
}

/// The game that the opening line names; the first one if there is no opening line.
fn game_of<'c>(text: &str, context: &'c Context) -> Result<&'c AnyGame, Message> {
    let (log, _) = crate::notation::parse(opening(text));
    let named = log
        .magic()
        .and_then(|magic| magic.game().map(|game| game.text().into_owned()));
    let Some(named) = named else {
        return Ok(&context.library.games()[0]);
    };
    let game = context.library.game(&named.to_lowercase());
    game.ok_or_else(|| {
        let shown = crate::report::escape_markdown(&named);
        Message::new("record-unknown-game").with("game", shown)
    })
}

/// The language that the opening line names; the reader's if there is no opening line.
fn language_of(text: &str, context: &Context) -> Result<Language, Message> {
    let (log, _) = crate::notation::parse(opening(text));
    let named = log
        .magic()
        .and_then(|magic| magic.language().map(|language| language.text().into_owned()));
    let Some(named) = named else {
        return Ok(context.texts.language().clone());
    };
    let known = context.library.store().language(&named.to_lowercase()).cloned();
    known.ok_or_else(|| {
        let shown = crate::report::escape_markdown(&named);
        Message::new("usage-unknown-language").with("tag", shown)
    })
}

/// The lines up to the first that is neither blank nor a comment: the opening line is among them.
fn opening(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        end += line.len();
        let words = line.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
        if !words.is_empty() && !words.starts_with('#') {
            break;
        }
    }
    &text[..end]
}
