//! A record that is played through to show something of it.

use std::io;

use clap::ArgMatches;
use serde_json::Value as Json;

use super::checked::SharedContext;
use super::context::Context;
use super::output::{Format, write_json};
use super::record_file::{self, Loaded};
use super::{Outcome, check, record_report};
use crate::core::engine::Step;
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::Texts;
use crate::message::Message;
use crate::record::{Until, Vocabulary, check as check_record, check_with_story};

/// A record with the readings chosen for it.
pub(crate) struct Played<'c> {
    /// The file as it was named.
    pub(crate) file: String,
    loaded: Loaded<'c>,
    choices: Vec<(String, String)>,
}

impl<'c> Played<'c> {
    /// Reads the record that the command names; none, told, if that cannot be done.
    pub(crate) fn load(matches: &ArgMatches, context: &'c Context) -> Option<Self> {
        let choices = check::choices(matches, context)?;
        let file = matches
            .get_many::<String>("file")
            .and_then(|mut files| files.next())?;
        match record_file::load_to_check(file, &SharedContext::new(context)) {
            Ok(loaded) => Some(Self {
                file: file.clone(),
                loaded,
                choices,
            }),
            Err(message) => {
                record_report::complain(file, &message, context);
                None
            }
        }
    }

    /// Its text.
    pub(crate) fn text(&self) -> &str {
        &self.loaded.text
    }

    /// The game as this table plays it.
    pub(crate) fn game(&self) -> &AnyGame {
        self.loaded.table()
    }

    /// The words of the reader, and those of the record.
    pub(crate) fn texts(&self, context: &Context) -> (Texts, Texts) {
        let texts = context.game_texts(self.loaded.game);
        let of_record = texts.in_language(&self.loaded.language);
        (texts, of_record)
    }

    /// Plays it through, step by step.
    pub(crate) fn story<'r>(&'r self, context: &'r Context, until: Until) -> (AnyReplayed<'r>, Vec<Step>) {
        let mut vocabulary = Vocabulary::new(&context.library, self.loaded.table());
        check_with_story(&self.loaded.text, &mut vocabulary, &self.choices, until)
    }

    /// Plays it through.
    pub(crate) fn replay<'r>(&'r self, context: &'r Context, until: Until) -> AnyReplayed<'r> {
        let Loaded { text, .. } = &self.loaded;
        check_record(text, &context.library, self.loaded.table(), &self.choices, until)
    }
}

/// Writes a page about a record, or its JSON. A record with errors is shown all the same; that it has some is said
/// beside it, and the exit code is that of `check`.
pub(crate) fn write_page(
    played: &Played,
    replayed: &AnyReplayed,
    context: &Context,
    page: impl Fn(&Texts, &Texts) -> Option<String>,
    json: impl Fn(&Texts) -> Json,
) -> io::Result<Outcome> {
    let (texts, of_record) = played.texts(context);
    if context.output.format == Format::Json {
        write_json(&json(&of_record))?;
        return Ok(verdict(played, replayed, context));
    }
    if let Some(page) = page(&texts, &of_record) {
        context.output.page(&page)?;
        return Ok(verdict(played, replayed, context));
    }
    let message = Message::new("check-state-nothing");
    record_report::complain(&played.file, &message, context);
    Ok(Outcome::Nothing)
}

/// What a record with errors is worth.
pub(crate) fn verdict(played: &Played, replayed: &AnyReplayed, context: &Context) -> Outcome {
    if !replayed.has_errors() {
        return Outcome::Found;
    }
    let errors = replayed.counts().errors;
    let message = Message::new("record-has-errors").with("count", i64::try_from(errors).unwrap_or(i64::MAX));
    record_report::complain(&played.file, &message, context);
    Outcome::Nothing
}
