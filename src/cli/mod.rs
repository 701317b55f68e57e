//! The command line: the only place that prints, reads the environment, touches files or exits.
//!
//! Each subcommand has a file of its own. Exit codes: 0 found, 1 nothing found or not understood, 2 usage
//! or data error.

mod answers;
mod book;
mod check;
mod checked;
mod club_file;
mod completions;
mod config;
mod context;
mod deck;
mod difference;
mod environment;
mod excerpt;
mod explain;
mod files;
mod findings_json;
mod findings_sarif;
mod findings_text;
mod fix;
mod fmt;
mod guard;
mod help;
mod list;
mod log;
mod lookup;
mod man;
mod new;
mod next;
mod output;
mod overlay;
mod own_file;
mod parser;
mod played;
mod problems;
mod progress;
mod record_file;
mod record_report;
mod rule;
mod rules;
mod rulings;
mod score;
mod show;
mod simulate;
mod spec;
mod terminal;
mod translate;
mod usage_error;
mod watch;
mod words;

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::ArgMatches;
use clap::error::ErrorKind;

use crate::l10n::{Language, Store, Texts, choose_language};
use crate::report::terminal::Screen;
use config::Config;
use context::Context;
use environment::EarlyArguments;

/// What a command came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// It found what was asked for.
    Found,
    /// There is no such thing, or something in a record was not understood.
    Nothing,
    /// The question or the data were not understood.
    Failed,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Found => Self::SUCCESS,
            Outcome::Nothing => Self::from(1),
            Outcome::Failed => Self::from(2),
        }
    }
}

/// Runs the program with the arguments and the environment of the process.
pub fn run() -> ExitCode {
    guard::note_panics();
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let early = EarlyArguments::scan(&arguments);
    let message = match guard::guarded(|| run_with(&arguments, &early)) {
        Ok(Ok(outcome)) => return outcome.into(),
        Ok(Err(error)) => output::unwritten(&error),
        Err(fault) => fault,
    };
    let (store, language) = fallback_language(early.language_to_speak());
    problems::complain_of(
        &message,
        &early.screen(&language),
        &Texts::new(&store, &language, None),
    );
    Outcome::Failed.into()
}

fn run_with(arguments: &[OsString], early: &EarlyArguments) -> io::Result<Outcome> {
    let config = match Config::load(early) {
        Ok(config) => config,
        Err(found) => {
            let (store, language) = fallback_language(early.language_to_speak());
            problems::complain(&found, &Texts::new(&store, &language, None));
            return Ok(Outcome::Failed);
        }
    };
    let locales = early.locales.clone().or_else(environment::locales);
    let locales = locales.or_else(|| config.locales.clone().map(Into::into));
    let store = match locales.as_deref().map(Path::new) {
        None => crate::l10n::builtin(),
        Some(folder) => match overlay::load_locales(folder) {
            Ok(store) => store,
            Err(found) => {
                let (store, language) = fallback_language(None);
                let texts = Texts::new(&store, &language, None);
                problems::complain(&found, &texts);
                return Ok(Outcome::Failed);
            }
        },
    };
    let store = Arc::new(store);
    let wishes = environment::language_wishes(early.language_to_speak(), config.language.as_deref());
    let language = match choose_language(&store, &wishes) {
        Ok(language) => language.clone(),
        Err(tag) => {
            let (_, language) = fallback_language(None);
            let screen = early.screen(&language);
            usage_error::unknown_language(&tag, &screen, &Texts::new(&store, &language, None));
            return Ok(Outcome::Failed);
        }
    };
    let texts = Texts::new(&store, &language, None);
    let screen = early.screen(&language);
    let command = std::iter::once(OsString::from("annals")).chain(arguments.iter().cloned());
    match parser::parser_of(early.command).try_get_matches_from(command) {
        Ok(matches) => dispatch(&matches, &config, screen, texts),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp => help::show(early.command, screen, &texts),
            ErrorKind::DisplayVersion => {
                output::write_out(concat!("annals ", env!("CARGO_PKG_VERSION"), "\n"))?;
                Ok(Outcome::Found)
            }
            _ if arguments.is_empty() => {
                help::show(None, screen, &texts)?;
                Ok(Outcome::Failed)
            }
            ErrorKind::InvalidUtf8 => {
                let broken = arguments.iter().find(|argument| argument.to_str().is_none());
                let broken = broken.map(OsString::as_os_str).unwrap_or_default();
                usage_error::not_utf8(broken, early.command, &screen, &texts);
                Ok(Outcome::Failed)
            }
            _ => {
                usage_error::complain(&error, early.command, &screen, &texts);
                Ok(Outcome::Failed)
            }
        },
    }
}

fn dispatch(matches: &ArgMatches, config: &Config, screen: Screen, texts: Texts) -> io::Result<Outcome> {
    let Some((name, matches)) = matches.subcommand() else {
        return help::show(None, screen, &texts);
    };
    let Some(command) = spec::command(name) else {
        return help::show(None, screen, &texts);
    };
    let is_typed = matches.value_source("format") == Some(clap::parser::ValueSource::CommandLine);
    if is_typed && !command.has_formats() {
        usage_error::option_out_of_place("--format", Some(command.name), &screen, &texts);
        return Ok(Outcome::Failed);
    }
    match name {
        "help" => return help::run(matches, screen, &texts),
        "completions" => return completions::run(matches, &texts),
        "man" => return man::run(matches, &texts),
        _ => {}
    }
    let wished = match context::wished_game(command, matches, config) {
        Ok(wished) => wished,
        Err((by, id)) => {
            let known: Vec<&str> = crate::games::GAMES.iter().map(|game| game.id).collect();
            usage_error::unknown_value(by, &id, &known, None, &screen, &texts);
            return Ok(Outcome::Failed);
        }
    };
    let context = match Context::new(command, matches, config, texts, wished) {
        Ok(context) => context,
        Err(failed) => {
            let (found, texts) = *failed;
            problems::complain(&found, &texts);
            return Ok(Outcome::Failed);
        }
    };
    match name {
        "lookup" => lookup::run(matches, &context),
        "rule" => rule::run(matches, &context),
        "rules" => rules::run(matches, &context),
        "rulings" => rulings::run(matches, &context),
        "list" => list::run(matches, &context),
        "check" => check::run(matches, &context),
        "explain" => explain::run(matches, &context),
        "score" => score::run(matches, &context),
        "show" => show::run(matches, &context),
        "next" => next::run(matches, &context),
        "log" => log::run(matches, &context),
        "simulate" => simulate::run(matches, &context),
        "deck" => deck::run(matches, &context),
        "book" => book::run(matches, &context),
        "fmt" => fmt::run(matches, &context),
        "translate" => translate::run(matches, &context),
        "new" => new::run(matches, &context),
        _ => help::show(None, screen, &context.texts),
    }
}

/// The language to complain in when the one asked for cannot be had: the next one that can.
fn fallback_language(option: Option<&str>) -> (Arc<Store>, Language) {
    let store = Arc::new(crate::l10n::builtin());
    let wishes = environment::language_wishes(option, None);
    let known = wishes
        .iter()
        .find_map(|wish| choose_language(&store, std::slice::from_ref(wish)).ok());
    let english = || choose_language(&store, &[]).expect("without a wish the language is English");
    let language = known.unwrap_or_else(english).clone();
    (store, language)
}
