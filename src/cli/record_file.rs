//! Game records as files, read whole.

use std::io;
use std::path::Path;

use super::checked::SharedContext;
use super::context::{Context, not_checked};
use super::{files, own_file};
use crate::games::AnyGame;
use crate::l10n::Language;
use crate::message::Message;
use crate::notation::Log;

/// The name that stands for standard input.
pub(crate) const STANDARD_INPUT: &str = "-";

/// Reads a record; what is wrong otherwise.
pub(crate) fn read(name: &str) -> Result<String, Message> {
    let bytes = if name == STANDARD_INPUT {
        files::read_from(io::stdin().lock())
    } else {
        files::read_file(Path::new(name))
    };
    files::as_text(bytes?)
}

/// A record with its game and its language.
pub(crate) struct Loaded<'c> {
    /// The whole text.
    pub(crate) text: String,
    /// The game of its opening line.
    pub(crate) game: &'c AnyGame,
    /// The game with the file that the record names, if it names one.
    pub(crate) own: Option<AnyGame>,
    /// The language of its opening line.
    pub(crate) language: Language,
    /// Whether it has an opening line that is right.
    pub(crate) has_opening: bool,
}

impl Loaded<'_> {
    /// The game as this table plays it.
    pub(crate) fn table(&self) -> &AnyGame {
        self.own.as_ref().unwrap_or(self.game)
    }
}

/// Reads a record and its opening line; what is wrong otherwise.
pub(crate) fn load<'c>(name: &str, context: &'c Context) -> Result<Loaded<'c>, Message> {
    load_with(name, &SharedContext::new(context))
}

/// The same for a record that is to be played through, from any thread: the game must be one that can be checked.
pub(crate) fn load_to_check<'c>(name: &str, context: &SharedContext<'c>) -> Result<Loaded<'c>, Message> {
    let loaded = load_with(name, context)?;
    if loaded.game.is_checked() {
        return Ok(loaded);
    }
    let texts = context.library.texts(context.language, Some(loaded.game.id()));
    Err(not_checked(loaded.game, &texts))
}

fn load_with<'c>(name: &str, context: &SharedContext<'c>) -> Result<Loaded<'c>, Message> {
    let text = read(name)?;
    let (log, problems) = crate::notation::parse(opening(&text));
    let has_opening = !problems.iter().any(|problem| problem.mistake.is_about_opening());
    let game = game_of(&log, context)?;
    let language = language_of(&log, context)?;
    drop(log);
    let own = own_file::of_record(name, &text, game, context);
    Ok(Loaded {
        text,
        game,
        own,
        language,
        has_opening,
    })
}

/// The game that the option or the environment asks for, or that the opening line names; without any, the only one.
fn game_of<'c>(log: &Log, context: &SharedContext<'c>) -> Result<&'c AnyGame, Message> {
    if let Some(game) = context.wished {
        return Ok(game);
    }
    let named = log
        .magic()
        .and_then(|magic| magic.game().map(|game| game.text().into_owned()));
    let Some(named) = named else {
        let games = context.library.games();
        if let [game] = games {
            return Ok(game);
        }
        let known: Vec<&str> = games.iter().map(|game| game.id()).collect();
        return Err(Message::new("record-no-game").with("games", known.join(", ")));
    };
    let game = context.library.game(&named.to_lowercase());
    game.ok_or_else(|| {
        let shown = crate::report::Outside::new(named).in_markdown();
        Message::new("record-unknown-game").with("game", shown)
    })
}

/// The language that the opening line names; the reader's if there is no opening line.
fn language_of(log: &Log, context: &SharedContext) -> Result<Language, Message> {
    let named = log
        .magic()
        .and_then(|magic| magic.language().map(|language| language.text().into_owned()));
    let Some(named) = named else {
        return Ok(context.language.clone());
    };
    let known = context.library.store().language(&named.to_lowercase()).cloned();
    known.ok_or_else(|| {
        let shown = crate::report::Outside::new(named).in_markdown();
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
