//! What a command, an argument and an option are, and which values they may have.

use crate::cli::words;
use crate::reference::ListKind;

/// A command.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CommandSpec {
    /// Its name; its words are the message `command-<name>`.
    pub(crate) name: &'static str,
    /// Its arguments, in their order.
    pub(crate) arguments: &'static [ArgumentSpec],
    /// Its own options, but for those that the games bring.
    pub(super) options: &'static [OptionSpec],
}

impl CommandSpec {
    /// Its own options: those of its table, and for lists one for each kind that divides a list of some game.
    pub(crate) fn options(&self) -> Vec<OptionSpec> {
        let mut options = self.options.to_vec();
        let mut arguments = self.arguments.iter();
        if arguments.any(|argument| matches!(argument.values, Values::Lists)) {
            options.extend(ListKind::groups().into_iter().map(|group| OptionSpec {
                long: group.word(),
                short: None,
                metavar: Some("group"),
                values: Values::Groups,
                words: None,
            }));
        }
        options
    }
}

impl CommandSpec {
    /// Whether what it writes can have several forms: a record, a script or a manual has only its own.
    pub(crate) fn has_formats(&self) -> bool {
        !matches!(
            self.name,
            "new" | "fmt" | "translate" | "completions" | "man" | "help"
        )
    }

    /// Whether it has this option besides those of every command.
    pub(crate) fn has_option(&self, long: &str) -> bool {
        self.options.iter().any(|option| option.long == long)
    }

    /// Whether it reads records, which may have errors.
    pub(crate) fn reads_records(&self) -> bool {
        let mut arguments = self.arguments.iter();
        arguments.any(|argument| matches!(argument.name, "file" | "files" | "records"))
    }
}

/// A positional argument.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ArgumentSpec {
    /// Its name; its words are the messages `argument-<name>` and `metavar-<name>`.
    pub(crate) name: &'static str,
    /// How many values it takes.
    pub(crate) takes: Takes,
    /// The values it may have; empty if any.
    pub(crate) values: Values,
}

/// How many values an argument takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Takes {
    /// None or one.
    Optional,
    /// Exactly one.
    One,
    /// None or more.
    Any,
    /// One or more.
    Some,
}

/// An option.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OptionSpec {
    /// Its long name; its words are the message `option-<long>`.
    pub(crate) long: &'static str,
    /// Its short name.
    pub(crate) short: Option<char>,
    /// The message `metavar-<…>` of its value; none for a switch.
    pub(crate) metavar: Option<&'static str>,
    /// The values it may have; empty if any.
    pub(crate) values: Values,
    /// The end of `option-<long>-<…>` where the words of another command would not fit.
    pub(crate) words: Option<&'static str>,
}

impl OptionSpec {
    /// The id of its words.
    pub(crate) fn message(&self) -> String {
        let long = self.long;
        if matches!(self.values, Values::Groups) {
            return "option-group".to_owned();
        }
        self.words.map_or_else(
            || format!("option-{long}"),
            |words| format!("option-{long}-{words}"),
        )
    }

    /// Whether the argument behind it is its value; a value that may be left out is written with `=`.
    pub(crate) fn takes_next_argument(&self) -> bool {
        self.metavar.is_some() && !self.has_optional_value()
    }

    /// Whether it may stand with or without a value.
    pub(crate) fn has_optional_value(&self) -> bool {
        self.long == "fix"
    }

    /// Whether the command cannot do without it.
    pub(crate) fn is_required(&self) -> bool {
        matches!(
            (self.long, self.metavar),
            ("to" | "players", Some("language" | "players"))
        )
    }
}

/// The values that an option or argument may have.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Values {
    /// Any text.
    Any,
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of the kinds of entries, in any language.
    Kinds,
    /// One of the lists, in any language.
    Lists,
    /// An entry that divides a list, in any language.
    Groups,
    /// One of the games.
    Games,
    /// One of the games, several, or all.
    GamesOrAll,
    /// One of the variants that can be simulated.
    Variants,
    /// A whole number.
    Number,
    /// A language, by its tag or one of its names.
    Languages,
    /// The name of a finding, or its title in any language.
    Findings,
    /// A reading of a disputed point: `name=reading`.
    Readings,
}

impl Values {
    /// The words to complete, also where they are too many to be shown.
    pub(crate) fn completions(self) -> Vec<String> {
        match self {
            Self::Languages => {
                let store = crate::l10n::builtin();
                let languages = store.languages();
                languages
                    .iter()
                    .map(|language| language.tag.to_string())
                    .collect()
            }
            Self::Findings => crate::cli::words::findings(),
            Self::Readings => crate::cli::words::readings(),
            _ => self.words().into_iter().map(str::to_owned).collect(),
        }
    }

    /// The words to show and to complete.
    pub(crate) fn words(self) -> Vec<&'static str> {
        match self {
            Self::Any | Self::Number | Self::Groups | Self::Languages | Self::Findings | Self::Readings => {
                Vec::new()
            }
            Self::Words(words) => words.to_vec(),
            Self::Kinds => words::kind_words(),
            Self::Lists => ListKind::words(),
            Self::Variants => variants(),
            Self::Games => crate::games::GAMES.iter().map(|game| game.id).collect(),
            Self::GamesOrAll => {
                let games = crate::games::GAMES.iter().map(|game| game.id);
                games.chain([crate::cli::book::ALL]).collect()
            }
        }
    }
}

/// The variants of all games, each once.
fn variants() -> Vec<&'static str> {
    let mut variants: Vec<&str> = Vec::new();
    for variant in crate::games::GAMES.iter().flat_map(|game| game.variants) {
        if !variants.contains(variant) {
            variants.push(variant);
        }
    }
    variants
}
