//! The games: a closed enum with one `match`; games never import each other.

mod board_game;
pub mod discovery;
mod entry_data;
mod occurrences;
mod own_file;
pub mod planetfall;
pub mod renaissance;

pub use board_game::{BoardGame, ReplayedGame};
pub use occurrences::Occurrences;
pub use own_file::{OwnFile, OwnFileInfo, WithOwnFile, name_beside};

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};

use crate::core::{Finding, Kind, KindInfo, Statements};
use crate::data::Problem;
use crate::source::Source;

/// What can be said of a game before its data are needed.
#[derive(Debug)]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// Its own kinds of entries, in order of precedence.
    pub kinds: &'static [KindInfo],
    /// The words of the variants that can be simulated.
    pub variants: &'static [&'static str],
    builtin: fn() -> AnyGame,
    load: fn(&[Source]) -> Result<AnyGame, Vec<Problem>>,
    files: &'static [(&'static str, &'static str)],
    examples: &'static [(&'static str, &'static str, &'static str)],
}

/// All games, in the order in which they are listed.
pub static GAMES: [GameInfo; 3] = [
    GameInfo {
        id: "discovery",
        kinds: &discovery::kinds::KINDS,
        variants: &discovery::simulate::VARIANTS,
        builtin: || AnyGame::Discovery(Cow::Borrowed(discovery::builtin())),
        load: |sources| {
            discovery::catalog::Catalog::load(sources).map(|catalog| AnyGame::Discovery(Cow::Owned(catalog)))
        },
        files: discovery::FILES,
        examples: discovery::EXAMPLES,
    },
    GameInfo {
        id: "planetfall",
        kinds: &planetfall::kinds::KINDS,
        variants: &[],
        builtin: || AnyGame::Planetfall(planetfall::Planetfall::new(Cow::Borrowed(planetfall::builtin()))),
        load: |sources| {
            planetfall::catalog::Catalog::load(sources)
                .map(|catalog| AnyGame::Planetfall(planetfall::Planetfall::new(Cow::Owned(catalog))))
        },
        files: planetfall::FILES,
        examples: planetfall::EXAMPLES,
    },
    GameInfo {
        id: "renaissance",
        kinds: &renaissance::kinds::KINDS,
        variants: &renaissance::simulate::VARIANTS,
        builtin: || AnyGame::Renaissance(Cow::Borrowed(renaissance::builtin())),
        load: |sources| {
            renaissance::catalog::Catalog::load(sources)
                .map(|catalog| AnyGame::Renaissance(Cow::Owned(catalog)))
        },
        files: renaissance::FILES,
        examples: renaissance::EXAMPLES,
    },
];

impl GameInfo {
    /// The game with this id.
    pub fn find(id: &str) -> Option<&'static Self> {
        GAMES.iter().find(|game| game.id == id)
    }

    /// What is said of a kind; none if the game has no such kind.
    pub fn kind_info(&self, kind: Kind) -> Option<&'static KindInfo> {
        KindInfo::with_shared(self.kinds).find(|info| info.kind == kind)
    }

    /// The game with data read from files: the built-in ones first, the user's own after them.
    pub fn load(&self, sources: &[Source]) -> Result<AnyGame, Vec<Problem>> {
        (self.load)(sources)
    }

    /// The source files of its built-in data.
    pub fn builtin_sources(&self) -> Vec<Source> {
        let source = |(name, text): &(&'static str, &'static str)| Source::new(*name, *text);
        self.files.iter().map(source).collect()
    }

    /// The cases of a rule: a record that breaks it and one that keeps it.
    pub fn example(&self, slug: &str) -> Option<(&'static str, &'static str)> {
        let found = self.examples.iter().find(|(known, _, _)| *known == slug);
        found.map(|(_, breaking, keeping)| (*breaking, *keeping))
    }
}

/// Any of the games, with its data.
#[derive(Debug, Clone)]
pub enum AnyGame {
    /// Age of Empires III: The Age of Discovery.
    Discovery(Cow<'static, discovery::catalog::Catalog>),
    /// Age of Wonders: Planetfall.
    Planetfall(planetfall::Planetfall),
    /// Age of Renaissance.
    Renaissance(Cow<'static, renaissance::catalog::Catalog>),
}

impl AnyGame {
    /// All games with their built-in data.
    pub fn builtin() -> Vec<Self> {
        GAMES.iter().map(|game| (game.builtin)()).collect()
    }

    /// The game with the file of a table; as it is, if tables add none to it.
    pub fn with_own_file(&self, file: OwnFile) -> WithOwnFile {
        let (game, problems, notes) = match self {
            Self::Discovery(_) | Self::Renaissance(_) => (self.clone(), Vec::new(), Vec::new()),
            Self::Planetfall(game) => {
                let (game, problems, notes) = game.with_deck(file);
                (Self::Planetfall(game), problems, notes)
            }
        };
        WithOwnFile {
            game,
            problems,
            notes,
        }
    }

    /// Plays a record through. `choices` are readings chosen outside the record, `known` the findings about
    /// words and signs.
    pub fn replay(
        &self,
        statements: &Statements,
        choices: &[(String, String)],
        known: Vec<Finding>,
    ) -> AnyReplayed<'_> {
        match self {
            Self::Discovery(catalog) => {
                AnyReplayed::Discovery(discovery::replay::replay(catalog, statements, choices, known))
            }
            Self::Planetfall(game) => {
                AnyReplayed::Planetfall(planetfall::replay::replay(game, statements, choices, known))
            }
            Self::Renaissance(catalog) => {
                AnyReplayed::Renaissance(renaissance::replay::replay(catalog, statements, choices, known))
            }
        }
    }
}

impl Deref for AnyGame {
    type Target = dyn BoardGame;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Discovery(catalog) => &**catalog,
            Self::Planetfall(game) => game,
            Self::Renaissance(catalog) => &**catalog,
        }
    }
}

/// A record of any of the games, played through.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one of them for a whole record, so that its size does not matter"
)]
pub enum AnyReplayed<'c> {
    /// Age of Empires III: The Age of Discovery.
    Discovery(discovery::replay::Replayed<'c>),
    /// Age of Wonders: Planetfall.
    Planetfall(planetfall::replay::Replayed<'c>),
    /// Age of Renaissance.
    Renaissance(renaissance::replay::Replayed<'c>),
}

impl<'c> Deref for AnyReplayed<'c> {
    type Target = dyn ReplayedGame + 'c;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Discovery(replayed) => replayed,
            Self::Planetfall(replayed) => replayed,
            Self::Renaissance(replayed) => replayed,
        }
    }
}

impl DerefMut for AnyReplayed<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::Discovery(replayed) => replayed,
            Self::Planetfall(replayed) => replayed,
            Self::Renaissance(replayed) => replayed,
        }
    }
}
