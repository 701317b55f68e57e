//! What every command works with: the library, the words, the output.

use std::path::PathBuf;

use clap::ArgMatches;

use super::config::Config;
use super::output::{Format, Output};
use super::spec::CommandSpec;
use super::terminal::Bidi;
use super::{environment, overlay, own_file, record_report, terminal, usage_error};
use crate::data::Problem;
use crate::games::{AnyGame, GameInfo};
use crate::l10n::{Language, Texts};
use crate::message::Message;
use crate::reference::Library;
use crate::report::terminal::{LineOrder, Screen};

/// The library, the words and the output of one run.
#[derive(Debug)]
pub(crate) struct Context {
    /// Everything that can be looked up.
    pub(crate) library: Library,
    /// The interface's words.
    pub(crate) texts: Texts,
    /// Where to write.
    pub(crate) output: Output,
    /// The game that an option or the environment asks for.
    pub(crate) wished: Option<&'static str>,
    /// The table's own file that an option names, as it was typed. The game in the library has read it.
    pub(crate) own_file: Option<String>,
}

impl Context {
    /// Loads what the options ask for; on failure all problems, and the words to tell them in.
    pub(crate) fn new(
        command: &CommandSpec,
        matches: &ArgMatches,
        config: &Config,
        texts: Texts,
        wished: Option<&'static str>,
    ) -> Result<Self, Box<(Vec<Problem>, Texts)>> {
        let data = matches
            .get_one::<String>("data")
            .cloned()
            .or_else(environment::data);
        let data = data.map(PathBuf::from).or_else(|| config.data.clone());
        let games = match data.as_ref().map(|folder| overlay::load_games(folder)) {
            None => AnyGame::builtin(),
            Some(Ok(games)) => games,
            Some(Err(problems)) => return Err(Box::new((problems, texts))),
        };
        let mut library = if data.is_none() && !texts.store().has_overlay() {
            Library::builtin()
        } else {
            let library = Library::new(texts.store(), games);
            if data.is_some() {
                library.with_own_data()
            } else {
                library
            }
        };
        let own_file = command
            .has_option("deck")
            .then(|| matches.get_one::<String>("deck"));
        let own_file = own_file.flatten().cloned();
        if let Some(name) = &own_file {
            match own_file::load(name, &library, wished) {
                Ok(loaded) => library.replace_game(loaded.game),
                Err((problems, game)) => {
                    let texts = texts.for_game(game);
                    return Err(Box::new((problems, texts)));
                }
            }
        }
        let output = output(matches, config, texts.language());
        Ok(Self {
            library,
            texts,
            output,
            wished,
            own_file,
        })
    }

    /// The games to look in: the one asked for, or all.
    pub(crate) fn games(&self) -> Vec<&AnyGame> {
        match self.wished_game() {
            Some(game) => vec![game],
            None => self.library.games().iter().collect(),
        }
    }

    /// The game asked for.
    pub(crate) fn wished_game(&self) -> Option<&AnyGame> {
        self.wished.and_then(|id| self.library.game(id))
    }

    /// The game asked for, or else the only one that can do what the command does; none, reported, otherwise.
    pub(crate) fn one_game(&self, command: &'static str, can: impl Fn(&AnyGame) -> bool) -> Option<&AnyGame> {
        let able: Vec<&AnyGame> = self.games().into_iter().filter(|game| can(game)).collect();
        match (able.as_slice(), self.wished_game()) {
            ([game], _) => Some(game),
            ([], Some(game)) => {
                record_report::complain(command, &not_checked(game, &self.texts), self);
                None
            }
            (able, _) => {
                let known: Vec<&str> = able.iter().map(|game| game.id()).collect();
                usage_error::which_game(&known, command, &self.output.screen, &self.texts);
                None
            }
        }
    }

    /// A page for each game, below the title of the game where there are several.
    pub(crate) fn by_game(&self, games: &[&AnyGame], page: impl Fn(&AnyGame, &Texts) -> String) -> String {
        let pages = games.iter().map(|game| {
            let texts = self.game_texts(game);
            let page = page(game, &texts);
            if games.len() == 1 {
                page
            } else {
                format!("# {}\n\n{page}", texts.text("game-title"))
            }
        });
        pages.collect::<Vec<_>>().join("\n")
    }

    /// The words of a game.
    pub(crate) fn game_texts(&self, game: &AnyGame) -> Texts {
        self.texts.for_game(game.id())
    }
}

/// Says that the records of a game cannot be checked yet.
pub(crate) fn not_checked(game: &AnyGame, texts: &Texts) -> Message {
    let title = texts.for_game(game.id()).text("game-title");
    Message::new("record-not-checked").with("game", title)
}

/// The game that the option or else the environment asks for; what was asked for and who asked, if there is no such game.
pub(crate) fn wished_game(
    command: &CommandSpec,
    matches: &ArgMatches,
    config: &Config,
) -> Result<Option<&'static str>, (&'static str, String)> {
    let option = matches.try_get_many::<String>("game").ok().flatten();
    let named: Vec<&String> = option.into_iter().flatten().collect();
    // A book may be wanted of several games: the command sees to them itself.
    let asked = match named.as_slice() {
        [] => None,
        [id] if *id != super::book::ALL => Some(("--game", (*id).clone())),
        _ => return Ok(None),
    };
    let asked = asked.or_else(|| environment::game().map(|id| (environment::GAME, id)));
    // A record names its game itself.
    let configured = config.game.clone().filter(|_| !command.reads_records());
    let asked = asked.or_else(|| configured.map(|id| ("annals.toml", id)));
    let Some((by, id)) = asked else { return Ok(None) };
    match GameInfo::find(&id) {
        Some(game) => Ok(Some(game.id)),
        None => Err((by, id)),
    }
}

/// The output as the options and the terminal want it.
pub(crate) fn output(matches: &ArgMatches, config: &Config, language: &Language) -> Output {
    let option = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let format = match option("format") {
        Some("json") => Format::Json,
        Some("markdown") => Format::Markdown,
        _ => Format::Text,
    };
    let is_told_direction = is_told_direction(language, option("bidi"));
    let color = option("color").or(config.color.as_deref());
    let mut screen = screen(language, color, option("bidi"));
    if is_told_direction {
        screen.order = LineOrder::Told;
    }
    Output {
        format,
        screen,
        pager: !matches.get_flag("no-pager"),
        is_told_direction,
    }
}

/// Whether the terminal has to be told that paragraphs run from right to left.
pub(crate) fn is_told_direction(language: &Language, bidi: Option<&str>) -> bool {
    language.is_right_to_left() && bidi.is_none_or(|bidi| bidi == "auto") && terminal::bidi() == Bidi::Told
}

/// The screen for a language.
pub(crate) fn screen(language: &Language, color: Option<&str>, bidi: Option<&str>) -> Screen {
    use std::io::IsTerminal as _;
    let order = match (bidi, terminal::bidi()) {
        _ if !language.is_right_to_left() => LineOrder::Logical,
        (Some("visual"), _) | (None | Some("auto"), Bidi::Lacking) => LineOrder::Visual,
        _ if !std::io::stdout().is_terminal() => LineOrder::Logical,
        (_, Bidi::ReordersMarked) => LineOrder::Marked,
        (None | Some("auto"), Bidi::ReversesWords) => LineOrder::Words,
        (None | Some("auto"), Bidi::LeftToRight) => LineOrder::MarkedWords,
        _ => LineOrder::Isolated,
    };
    Screen {
        width: environment::columns(),
        color: environment::wants_color(color),
        direction: language.direction,
        order,
    }
}
