//! What the environment says: language, colour, terminal. The only place that reads it.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::IsTerminal as _;
use std::path::PathBuf;

use super::spec::{COMMANDS, GLOBAL_OPTIONS};
use crate::l10n::{Language, LanguageWish};
use crate::report::terminal::Screen;

/// What must be known before the arguments can be parsed: which words to use.
#[derive(Debug, Default)]
pub(crate) struct EarlyArguments {
    /// `--lang`.
    pub(crate) lang: Option<String>,
    /// `--locales`.
    pub(crate) locales: Option<OsString>,
    /// `--color`.
    pub(crate) color: Option<String>,
    /// `--bidi`.
    pub(crate) bidi: Option<String>,
    /// The command, if one is named.
    pub(crate) command: Option<&'static str>,
    /// The first argument of the command.
    pub(crate) argument: Option<OsString>,
}

impl EarlyArguments {
    /// Looks through the arguments without judging them.
    pub(crate) fn scan(arguments: &[OsString]) -> Self {
        let mut early = Self::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let text = argument.to_string_lossy();
            if text == "--" {
                break;
            }
            if let Some(long) = text.strip_prefix("--") {
                let (name, value) = match long.split_once('=') {
                    Some((name, value)) => (name.to_owned(), Some(OsString::from(value))),
                    None => (long.to_owned(), None),
                };
                if takes_value(|option| option.long == name) {
                    early.set(&name, value.or_else(|| rest.next().cloned()));
                }
            } else if let Some(short) = text.strip_prefix('-').and_then(|short| short.chars().next()) {
                if takes_value(|option| option.short == Some(short)) {
                    let attached = text[1 + short.len_utf8()..].trim_start_matches('=');
                    let value = if attached.is_empty() {
                        rest.next().cloned()
                    } else {
                        Some(attached.into())
                    };
                    early.set(if short == 'l' { "lang" } else { "" }, value);
                }
            } else if early.command.is_none() {
                early.command = COMMANDS
                    .iter()
                    .map(|command| command.name)
                    .find(|name| *name == text);
            } else if early.argument.is_none() {
                early.argument = Some(argument.clone());
            }
        }
        early
    }

    /// The screen that was asked for, for what is said before the arguments are understood.
    pub(crate) fn screen(&self, language: &Language) -> Screen {
        super::context::screen(language, self.color.as_deref(), self.bidi.as_deref())
    }

    /// `--lang`, unless it asks for a book in every language.
    pub(crate) fn language_to_speak(&self) -> Option<&str> {
        let every = self.command == Some("book") && self.lang.as_deref() == Some("all");
        self.lang.as_deref().filter(|_| !every)
    }

    fn set(&mut self, name: &str, value: Option<OsString>) {
        match name {
            "lang" => self.lang = value.map(|value| value.to_string_lossy().into_owned()),
            "locales" => self.locales = value,
            "color" => self.color = value.map(|value| value.to_string_lossy().into_owned()),
            "bidi" => self.bidi = value.map(|value| value.to_string_lossy().into_owned()),
            _ => {}
        }
    }
}

fn takes_value(is: impl Fn(&super::spec::OptionSpec) -> bool) -> bool {
    let own = COMMANDS.iter().flat_map(super::spec::CommandSpec::options);
    GLOBAL_OPTIONS
        .iter()
        .copied()
        .chain(own)
        .any(|option| is(&option) && option.takes_next_argument())
}

/// The languages asked for, the most explicit first.
pub(crate) fn language_wishes(option: Option<&str>, configured: Option<&str>) -> Vec<LanguageWish> {
    let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let mut wishes: Vec<LanguageWish> = Vec::new();
    wishes.extend(option.map(|tag| LanguageWish::Explicit(tag.to_owned())));
    wishes.extend(variable("ANNALS_LANG").map(LanguageWish::Explicit));
    wishes.extend(configured.map(|tag| LanguageWish::Explicit(tag.to_owned())));
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    // As gettext does: LANGUAGE is a list of preferences, ignored in the C locale.
    if let Some(locale) = &locale
        && locale != "C"
        && locale != "POSIX"
    {
        let preferences = variable("LANGUAGE").unwrap_or_default();
        wishes.extend(
            preferences
                .split(':')
                .filter(|tag| !tag.is_empty())
                .map(|tag| LanguageWish::Locale(tag.to_owned())),
        );
    }
    wishes.extend(locale.map(LanguageWish::Locale));
    wishes
}

/// The variable that says which game is meant.
pub(crate) const GAME: &str = "ANNALS_GAME";

/// The game that the environment asks for.
pub(crate) fn game() -> Option<String> {
    env::var(GAME).ok().filter(|game| !game.is_empty())
}

/// The variables that name folders laid over the built-in data and texts.
const DATA: &str = "ANNALS_DATA";
const LOCALES: &str = "ANNALS_LOCALES";

/// The folder where programs of this user keep their configuration.
pub(crate) fn configuration_folder() -> Option<PathBuf> {
    let set = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if cfg!(windows) {
        return set("APPDATA");
    }
    set("XDG_CONFIG_HOME").or_else(|| set("HOME").map(|home| home.join(".config")))
}

/// The folder of data that the environment names.
pub(crate) fn data() -> Option<String> {
    env::var(DATA).ok().filter(|folder| !folder.is_empty())
}

/// The folder of texts that the environment names.
pub(crate) fn locales() -> Option<OsString> {
    env::var_os(LOCALES).filter(|folder| !folder.is_empty())
}

/// Whether colours are wanted: the option, then `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, the terminal.
pub(crate) fn wants_color(option: Option<&str>) -> bool {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let off = |value: &OsStr| value == "0";
    match option {
        Some("always") => return true,
        Some("never") => return false,
        _ => {}
    }
    if set("NO_COLOR").is_some() {
        return false;
    }
    if set("CLICOLOR_FORCE").is_some_and(|value| !off(&value)) {
        return true;
    }
    if set("CLICOLOR").is_some_and(|value| off(&value))
        || env::var_os("TERM").is_some_and(|term| term == "dumb")
    {
        return false;
    }
    std::io::stdout().is_terminal()
}

/// Whether somebody looks for a mistake of ours.
pub(crate) fn wants_backtrace() -> bool {
    env::var_os("RUST_BACKTRACE").is_some_and(|value| !value.is_empty() && value != "0")
}

/// The columns to write in.
pub(crate) fn columns() -> usize {
    const WIDEST: usize = 100;
    let of_terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let columns = if std::io::stdout().is_terminal() {
        of_terminal().or(asked)
    } else {
        asked
    };
    columns.unwrap_or(80).clamp(20, WIDEST)
}

/// The lines of the terminal, if the output goes to one.
pub(crate) fn lines() -> Option<usize> {
    if !std::io::stdout().is_terminal() {
        return None;
    }
    terminal_size::terminal_size().map(|(_, height)| usize::from(height.0))
}

/// The pager to use, as a shell command; none if the user wants none.
pub(crate) fn pager() -> Option<String> {
    let asked = env::var("ANNALS_PAGER").or_else(|_| env::var("PAGER")).ok();
    match asked.as_deref().map(str::trim) {
        Some("" | "cat") => None,
        Some(pager) => Some(pager.to_owned()),
        None => Some("less".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(arguments: &[&str]) -> EarlyArguments {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        EarlyArguments::scan(&arguments)
    }

    #[test]
    fn the_language_is_found_before_parsing() {
        assert_eq!(scan(&["lookup", "x", "--lang", "pl"]).lang.as_deref(), Some("pl"));
        assert_eq!(scan(&["--lang=it", "lookup"]).lang.as_deref(), Some("it"));
        assert_eq!(scan(&["-lhe", "lookup"]).lang.as_deref(), Some("he"));
        assert_eq!(scan(&["lookup", "--", "--lang=it"]).lang, None);
    }

    #[test]
    fn the_command_is_not_taken_for_a_value() {
        assert_eq!(
            scan(&["--format", "json", "lookup", "rule"]).command,
            Some("lookup")
        );
        assert_eq!(scan(&["--lang", "rule", "list"]).command, Some("list"));
        assert_eq!(scan(&["nonsense"]).command, None);
    }
}
