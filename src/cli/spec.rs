//! The commands and options as one table: the parser, the help, the man pages and the completions are
//! all made from it. Their words are messages named after the entries.

use super::words;
use crate::reference::ListKind;

/// A command.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CommandSpec {
    /// Its name; its words are the message `command-<name>`.
    pub(crate) name: &'static str,
    /// Its arguments, in their order.
    pub(crate) arguments: &'static [ArgumentSpec],
    /// Its own options, but for those that the games bring.
    options: &'static [OptionSpec],
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
}

impl Values {
    /// The words to show and to complete.
    pub(crate) fn words(self) -> Vec<&'static str> {
        match self {
            Self::Any | Self::Number | Self::Groups => Vec::new(),
            Self::Words(words) => words.to_vec(),
            Self::Kinds => words::kind_words(),
            Self::Lists => ListKind::words(),
            Self::Variants => variants(),
            Self::Games => crate::games::GAMES.iter().map(|game| game.id).collect(),
            Self::GamesOrAll => {
                let games = crate::games::GAMES.iter().map(|game| game.id);
                games.chain([super::book::ALL]).collect()
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

const OUTPUT: OptionSpec = OptionSpec {
    long: "output",
    short: Some('o'),
    metavar: Some("folder"),
    values: Values::Any,
    words: None,
};

const FORCE: OptionSpec = OptionSpec {
    long: "force",
    short: None,
    metavar: None,
    values: Values::Any,
    words: None,
};

const GAME: OptionSpec = OptionSpec {
    long: "game",
    short: Some('g'),
    metavar: Some("game"),
    values: Values::Games,
    words: None,
};

const GAME_OF_RECORD: OptionSpec = OptionSpec {
    words: Some("record"),
    ..GAME
};

const RECORD: &[ArgumentSpec] = &[ArgumentSpec {
    name: "file",
    takes: Takes::One,
    values: Values::Any,
}];

const DECK: OptionSpec = OptionSpec {
    long: "deck",
    short: None,
    metavar: Some("file"),
    values: Values::Any,
    words: None,
};

const RULING: OptionSpec = OptionSpec {
    long: "ruling",
    short: Some('r'),
    metavar: Some("choice"),
    values: Values::Any,
    words: None,
};

/// Options that every command takes.
pub(crate) const GLOBAL_OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        long: "lang",
        short: Some('l'),
        metavar: Some("language"),
        values: Values::Any,
        words: None,
    },
    OptionSpec {
        long: "format",
        short: Some('f'),
        metavar: Some("format"),
        values: Values::Words(&["text", "json", "markdown"]),
        words: None,
    },
    OptionSpec {
        long: "color",
        short: None,
        metavar: Some("when"),
        values: Values::Words(&["auto", "always", "never"]),
        words: None,
    },
    OptionSpec {
        long: "bidi",
        short: None,
        metavar: Some("order"),
        values: Values::Words(&["auto", "logical", "visual"]),
        words: None,
    },
    OptionSpec {
        long: "no-pager",
        short: None,
        metavar: None,
        values: Values::Any,
        words: None,
    },
    OptionSpec {
        long: "locales",
        short: None,
        metavar: Some("folder"),
        values: Values::Any,
        words: None,
    },
    OptionSpec {
        long: "data",
        short: None,
        metavar: Some("folder"),
        values: Values::Any,
        words: None,
    },
    OptionSpec {
        long: "help",
        short: Some('h'),
        metavar: None,
        values: Values::Any,
        words: None,
    },
    OptionSpec {
        long: "version",
        short: Some('V'),
        metavar: None,
        values: Values::Any,
        words: None,
    },
];

/// The commands, in the order in which the help lists them.
pub(crate) const COMMANDS: &[CommandSpec] = &[
    CommandSpec {
        name: "lookup",
        arguments: &[ArgumentSpec {
            name: "words",
            takes: Takes::Some,
            values: Values::Any,
        }],
        options: &[
            OptionSpec {
                long: "kind",
                short: Some('k'),
                metavar: Some("kind"),
                values: Values::Kinds,
                words: None,
            },
            GAME,
            OptionSpec {
                long: "all",
                short: Some('a'),
                metavar: None,
                values: Values::Any,
                words: None,
            },
        ],
    },
    CommandSpec {
        name: "rule",
        arguments: &[ArgumentSpec {
            name: "rule",
            takes: Takes::Some,
            values: Values::Any,
        }],
        options: &[GAME],
    },
    CommandSpec {
        name: "rules",
        arguments: &[],
        options: &[GAME],
    },
    CommandSpec {
        name: "rulings",
        arguments: &[ArgumentSpec {
            name: "ruling",
            takes: Takes::Any,
            values: Values::Any,
        }],
        options: &[GAME],
    },
    CommandSpec {
        name: "list",
        arguments: &[ArgumentSpec {
            name: "what",
            takes: Takes::Optional,
            values: Values::Lists,
        }],
        options: &[GAME],
    },
    CommandSpec {
        name: "check",
        arguments: &[ArgumentSpec {
            name: "files",
            takes: Takes::Some,
            values: Values::Any,
        }],
        options: &[
            OptionSpec {
                long: "format",
                short: Some('f'),
                metavar: Some("format"),
                values: Values::Words(&["human", "short", "json", "sarif", "markdown"]),
                words: None,
            },
            OptionSpec {
                long: "deny",
                short: None,
                metavar: Some("severity"),
                values: Values::Words(&["warnings"]),
                words: None,
            },
            OptionSpec {
                long: "all",
                short: None,
                metavar: None,
                values: Values::Any,
                words: Some("check"),
            },
            OptionSpec {
                long: "fix",
                short: None,
                metavar: Some("what"),
                values: Values::Words(&["words", "figures"]),
                words: None,
            },
            OptionSpec {
                long: "diff",
                short: None,
                metavar: None,
                values: Values::Any,
                words: None,
            },
            GAME_OF_RECORD,
            RULING,
            DECK,
        ],
    },
    CommandSpec {
        name: "explain",
        arguments: &[ArgumentSpec {
            name: "slug",
            takes: Takes::Optional,
            values: Values::Any,
        }],
        options: &[GAME],
    },
    CommandSpec {
        name: "score",
        arguments: RECORD,
        options: &[GAME_OF_RECORD, RULING, DECK],
    },
    CommandSpec {
        name: "show",
        arguments: RECORD,
        options: &[
            OptionSpec {
                long: "line",
                short: None,
                metavar: Some("number"),
                values: Values::Number,
                words: None,
            },
            OptionSpec {
                long: "turn",
                short: None,
                metavar: Some("number"),
                values: Values::Number,
                words: None,
            },
            GAME_OF_RECORD,
            RULING,
            DECK,
        ],
    },
    CommandSpec {
        name: "next",
        arguments: RECORD,
        options: &[GAME_OF_RECORD, RULING, DECK],
    },
    CommandSpec {
        name: "fmt",
        arguments: &[ArgumentSpec {
            name: "files",
            takes: Takes::Some,
            values: Values::Any,
        }],
        options: &[
            OptionSpec {
                long: "check",
                short: None,
                metavar: None,
                values: Values::Any,
                words: None,
            },
            OptionSpec {
                long: "write",
                short: Some('w'),
                metavar: None,
                values: Values::Any,
                words: None,
            },
            GAME_OF_RECORD,
            DECK,
        ],
    },
    CommandSpec {
        name: "translate",
        arguments: &[ArgumentSpec {
            name: "file",
            takes: Takes::One,
            values: Values::Any,
        }],
        options: &[
            OptionSpec {
                long: "to",
                short: Some('t'),
                metavar: Some("language"),
                values: Values::Any,
                words: None,
            },
            GAME_OF_RECORD,
            DECK,
        ],
    },
    CommandSpec {
        name: "new",
        arguments: &[],
        options: &[
            GAME,
            OptionSpec {
                long: "players",
                short: Some('p'),
                metavar: Some("players"),
                values: Values::Any,
                words: None,
            },
            DECK,
        ],
    },
    CommandSpec {
        name: "simulate",
        arguments: &[],
        options: &[
            GAME,
            OptionSpec {
                long: "players",
                short: Some('n'),
                metavar: Some("number"),
                values: Values::Number,
                words: Some("number"),
            },
            OptionSpec {
                long: "seed",
                short: Some('s'),
                metavar: Some("number"),
                values: Values::Number,
                words: None,
            },
            OptionSpec {
                long: "games",
                short: None,
                metavar: Some("number"),
                values: Values::Number,
                words: None,
            },
            OptionSpec {
                long: "variant",
                short: None,
                metavar: Some("variant"),
                values: Values::Variants,
                words: None,
            },
            OptionSpec {
                long: "report",
                short: None,
                metavar: None,
                values: Values::Any,
                words: None,
            },
            DECK,
            OUTPUT,
            FORCE,
        ],
    },
    CommandSpec {
        name: "deck",
        arguments: &[
            ArgumentSpec {
                name: "action",
                takes: Takes::One,
                values: Values::Words(&["check", "new", "show"]),
            },
            ArgumentSpec {
                name: "deck",
                takes: Takes::Optional,
                values: Values::Any,
            },
        ],
        options: &[GAME],
    },
    CommandSpec {
        name: "book",
        arguments: &[],
        options: &[
            OptionSpec {
                values: Values::GamesOrAll,
                words: Some("book"),
                ..GAME
            },
            OptionSpec {
                long: "lang",
                short: Some('l'),
                metavar: Some("language"),
                values: Values::Any,
                words: Some("book"),
            },
            OptionSpec {
                long: "format",
                short: Some('f'),
                metavar: Some("format"),
                values: Values::Words(&["html", "single", "epub", "markdown"]),
                words: None,
            },
            OUTPUT,
            FORCE,
            OptionSpec {
                long: "check",
                short: None,
                metavar: None,
                values: Values::Any,
                words: Some("book"),
            },
        ],
    },
    CommandSpec {
        name: "completions",
        arguments: &[ArgumentSpec {
            name: "shell",
            takes: Takes::One,
            values: Values::Words(&["bash", "elvish", "fish", "powershell", "zsh"]),
        }],
        options: &[],
    },
    CommandSpec {
        name: "man",
        arguments: &[],
        options: &[OUTPUT, FORCE],
    },
    CommandSpec {
        name: "help",
        arguments: &[ArgumentSpec {
            name: "command",
            takes: Takes::Optional,
            values: Values::Any,
        }],
        options: &[],
    },
];

/// The command with this name.
pub(crate) fn command(name: &str) -> Option<&'static CommandSpec> {
    COMMANDS.iter().find(|command| command.name == name)
}
