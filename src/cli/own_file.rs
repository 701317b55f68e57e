//! The file of its own that a table adds to a game: named by an option, or by a line of a record.
//!
//! What an option names is read wherever it is. What a record names is read only below the folder of the record: a
//! record may come from anybody.

use std::path::Path;

use super::checked::SharedContext;
use super::{files, record_file};
use crate::data::Problem;
use crate::games::{AnyGame, OwnFile, WithOwnFile};
use crate::message::Message;
use crate::record::own_file::named_in;
use crate::reference::Library;
use crate::source::{Place, Source};

/// Reads a file that the command line names: all problems and the game they are of, if there are any.
pub(crate) fn load(
    name: &str,
    library: &Library,
    wished: Option<&str>,
) -> Result<WithOwnFile, (Vec<Problem>, &'static str)> {
    let mut games = library.games().iter();
    let is_meant = |game: &&AnyGame| wished.is_none_or(|wished| wished == game.id());
    let game = games.find(|game| is_meant(game) && game.own_file().is_some());
    let Some(game) = game else {
        let problem = problem_of(name, Message::new("own-file-of-no-game"));
        return Err((
            vec![problem],
            library.games().first().map_or("", |game| game.id()),
        ));
    };
    let failed = |problems| Err((problems, game.id()));
    let source = match source(name, game) {
        Ok(source) => source,
        Err(message) => return failed(vec![problem_of(name, message)]),
    };
    let loaded = game.with_own_file(OwnFile::Read(&source));
    if loaded.problems.is_empty() {
        Ok(loaded)
    } else {
        failed(loaded.problems)
    }
}

/// The text of a file that the command line names: a built-in one, or one of the disk.
pub(crate) fn source(name: &str, game: &AnyGame) -> Result<Source, Message> {
    let builtin = game.own_file().and_then(|info| info.find(name));
    if let Some(source) = builtin {
        return Ok(source);
    }
    let text = files::read_own_file(Path::new(name))?;
    Ok(Source::new(name, text))
}

/// A problem of a whole file.
fn problem_of(name: &str, message: Message) -> Problem {
    let place = Place {
        file: name.to_owned(),
        line: 1,
        column: 1,
    };
    Problem { place, message }
}

/// The game with the file that a record names; none if it names none, or if an option names one instead.
pub(crate) fn of_record(
    record: &str,
    text: &str,
    game: &AnyGame,
    context: &SharedContext,
) -> Option<AnyGame> {
    let info = game.own_file().filter(|_| !context.has_own_file)?;
    let name = named_in(text, context.library, game)?;
    if let Some(text) = info.text_of(&name)
        && let Some((known, loaded)) = context.last_own.lock().ok()?.as_ref()
        && known == text
        && loaded.id() == game.id()
    {
        return Some(loaded.clone());
    }
    let read = match info.find(&name) {
        Some(source) => Ok(source),
        None => below(record, &name),
    };
    let source = match &read {
        Ok(source) => source,
        Err(unread) => return Some(game.with_own_file(*unread).game),
    };
    let mut last = context.last_own.lock().ok()?;
    if let Some((known, loaded)) = last.as_ref()
        && *known == source.text
        && loaded.id() == game.id()
    {
        return Some(loaded.clone());
    }
    let loaded = game.with_own_file(OwnFile::Read(source)).game;
    *last = Some((source.text.clone(), loaded.clone()));
    Some(loaded)
}

/// Reads a file below the folder of a record, or of the place where standard input is read.
fn below(record: &str, name: &str) -> Result<Source, OwnFile<'static>> {
    let folder = if record == record_file::STANDARD_INPUT {
        Path::new("")
    } else {
        Path::new(record).parent().unwrap_or(Path::new(""))
    };
    let path = files::path_below(folder, name).ok_or(OwnFile::NotFound)?;
    let text = files::read_own_file(&path).map_err(|message| match message.id {
        "read-too-large" | "read-not-utf8" => OwnFile::Unreadable,
        _ => OwnFile::NotFound,
    })?;
    Ok(Source::new(name, text))
}
