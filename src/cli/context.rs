//! What every command works with: the library, the words, the output.

use std::path::Path;

use clap::ArgMatches;

use super::environment;
use super::output::{Format, Output};
use super::overlay;
use crate::data::Problem;
use crate::games::AnyGame;
use crate::l10n::{Language, Texts};
use crate::reference::Library;
use crate::report::terminal::Screen;

/// The library, the words and the output of one run.
#[derive(Debug)]
pub(crate) struct Context {
    /// Everything that can be looked up.
    pub(crate) library: Library,
    /// The interface's words.
    pub(crate) texts: Texts,
    /// Where to write.
    pub(crate) output: Output,
}

impl Context {
    /// Loads what the options ask for; on failure all problems, and the words to tell them in.
    pub(crate) fn new(matches: &ArgMatches, texts: Texts) -> Result<Self, Box<(Vec<Problem>, Texts)>> {
        let data = matches.get_one::<String>("data");
        let games = match data.map(|folder| overlay::load_games(Path::new(folder))) {
            None => AnyGame::builtin(),
            Some(Ok(games)) => games,
            Some(Err(problems)) => return Err(Box::new((problems, texts))),
        };
        let library = if data.is_none() && !texts.store().has_overlay() {
            Library::builtin()
        } else {
            Library::new(texts.store(), games)
        };
        let output = output(matches, texts.language());
        Ok(Self {
            library,
            texts,
            output,
        })
    }

    /// The game asked for, or the first one.
    pub(crate) fn game(&self, matches: &ArgMatches) -> &AnyGame {
        let asked = matches
            .get_one::<String>("game")
            .and_then(|id| self.library.game(id));
        asked.unwrap_or(&self.library.games()[0])
    }

    /// The words of a game.
    pub(crate) fn game_texts(&self, game: &AnyGame) -> Texts {
        self.texts.for_game(game.id())
    }
}

/// The output as the options and the terminal want it.
pub(crate) fn output(matches: &ArgMatches, language: &Language) -> Output {
    let option = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let format = match option("format") {
        Some("json") => Format::Json,
        Some("markdown") => Format::Markdown,
        _ => Format::Text,
    };
    Output {
        format,
        screen: screen(language, option("color"), option("bidi")),
        pager: !matches.get_flag("no-pager"),
    }
}

/// The screen for a language.
pub(crate) fn screen(language: &Language, color: Option<&str>, bidi: Option<&str>) -> Screen {
    use std::io::IsTerminal as _;
    let visual = match bidi {
        Some("visual") => true,
        Some("logical") => false,
        _ => environment::terminal_lacks_bidi(),
    };
    let right_to_left = language.is_right_to_left();
    Screen {
        width: environment::columns(),
        color: environment::wants_color(color),
        direction: language.direction,
        visual,
        keep_isolates: right_to_left && !visual && std::io::stdout().is_terminal(),
    }
}
