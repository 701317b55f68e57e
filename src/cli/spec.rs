//! The commands and options as one table: the parser, the help, the man pages and the completions are
//! all made from it. Their words are messages named after the entries.

mod form;

pub(crate) use form::{ArgumentSpec, CommandSpec, OptionSpec, Takes, Values};

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
    values: Values::Readings,
    words: None,
};

/// A line of the header of a record, whose text is free.
const fn free_text(long: &'static str) -> OptionSpec {
    OptionSpec {
        long,
        short: None,
        metavar: Some("text"),
        values: Values::Any,
        words: None,
    }
}

const LINE: OptionSpec = OptionSpec {
    long: "line",
    short: None,
    metavar: Some("number"),
    values: Values::Number,
    words: None,
};

const TURN: OptionSpec = OptionSpec {
    long: "turn",
    short: None,
    metavar: Some("number"),
    values: Values::Number,
    words: None,
};

/// Options that every command takes.
pub(crate) const GLOBAL_OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        long: "lang",
        short: Some('l'),
        metavar: Some("language"),
        values: Values::Languages,
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
            name: "records",
            takes: Takes::Some,
            values: Values::Any,
        }],
        options: &[
            OptionSpec {
                long: "format",
                short: Some('f'),
                metavar: Some("format"),
                values: Values::Words(&["text", "human", "short", "json", "sarif", "markdown"]),
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
                long: "quiet",
                short: Some('q'),
                metavar: None,
                values: Values::Any,
                words: None,
            },
            OptionSpec {
                long: "watch",
                short: Some('w'),
                metavar: None,
                values: Values::Any,
                words: None,
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
            takes: Takes::Any,
            values: Values::Findings,
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
        options: &[LINE, TURN, GAME_OF_RECORD, RULING, DECK],
    },
    CommandSpec {
        name: "next",
        arguments: RECORD,
        options: &[
            OptionSpec {
                long: "all",
                short: Some('a'),
                metavar: None,
                values: Values::Any,
                words: Some("next"),
            },
            OptionSpec {
                long: "player",
                short: Some('p'),
                metavar: Some("player"),
                values: Values::Any,
                words: None,
            },
            LINE,
            GAME_OF_RECORD,
            RULING,
            DECK,
        ],
    },
    CommandSpec {
        name: "log",
        arguments: RECORD,
        options: &[
            OptionSpec {
                long: "format",
                short: Some('f'),
                metavar: Some("format"),
                values: Values::Words(&["text", "markdown", "json", "html"]),
                words: None,
            },
            LINE,
            TURN,
            GAME_OF_RECORD,
            RULING,
            DECK,
        ],
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
                long: "diff",
                short: None,
                metavar: None,
                values: Values::Any,
                words: Some("fmt"),
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
                values: Values::Languages,
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
            free_text("title"),
            free_text("date"),
            free_text("place"),
            OptionSpec {
                long: "variant",
                short: None,
                metavar: Some("variant"),
                values: Values::Any,
                words: Some("new"),
            },
            RULING,
            DECK,
            OptionSpec {
                metavar: Some("file"),
                words: Some("new"),
                ..OUTPUT
            },
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
                values: Values::Words(&["html", "rulebook", "single", "epub", "markdown"]),
                words: None,
            },
            OptionSpec {
                long: "book",
                short: None,
                metavar: Some("file"),
                values: Values::Any,
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
