//! The games: a closed enum with one `match` a question; games never import each other.

pub mod discovery;

use std::borrow::Cow;

use crate::core::{EntryKey, Fact, Finding, Kind, NameRank, Registry, Statements, Want, WordPlace};
use crate::data::Problem;
use crate::source::Source;

/// The ids of all games, in the order in which they are listed.
pub const GAME_IDS: [&str; 1] = ["discovery"];

/// A record of any of the games, played through.
#[derive(Debug)]
pub enum AnyReplayed<'c> {
    /// Age of Empires III: The Age of Discovery.
    Discovery(discovery::replay::Replayed<'c>),
}

impl AnyReplayed<'_> {
    /// Everything that was found, in the order of the record.
    pub fn findings(&self) -> &[Finding] {
        match self {
            Self::Discovery(replayed) => &replayed.findings,
        }
    }

    /// Findings that are not kept because there are too many.
    pub fn more_findings(&self) -> usize {
        match self {
            Self::Discovery(replayed) => replayed.more,
        }
    }

    /// Counts findings about words and signs that are not kept either.
    pub fn add_more_findings(&mut self, more: usize) {
        match self {
            Self::Discovery(replayed) => replayed.more += more,
        }
    }

    /// Whether the game has been played to its end.
    pub fn is_finished(&self) -> bool {
        match self {
            Self::Discovery(replayed) => replayed.is_finished(),
        }
    }

    /// The heading reached; none if nobody sits at the table.
    pub fn heading(&self) -> Option<EntryKey> {
        match self {
            Self::Discovery(replayed) => replayed.heading(),
        }
    }

    /// The turn reached; none before the first.
    pub fn turn(&self) -> Option<u16> {
        match self {
            Self::Discovery(replayed) => replayed.turn(),
        }
    }
}

/// Any of the games, with its data.
#[derive(Debug, Clone)]
pub enum AnyGame {
    /// Age of Empires III: The Age of Discovery.
    Discovery(Cow<'static, discovery::catalog::Catalog>),
}

impl AnyGame {
    /// All games with their built-in data.
    pub fn builtin() -> Vec<Self> {
        vec![Self::Discovery(Cow::Borrowed(discovery::builtin()))]
    }

    /// A game with data read from files: the built-in ones first, the user's own after them.
    pub fn load(id: &str, sources: &[Source]) -> Result<Self, Vec<Problem>> {
        debug_assert_eq!(id, "discovery", "the only game so far");
        discovery::catalog::Catalog::load(sources).map(|catalog| Self::Discovery(Cow::Owned(catalog)))
    }

    /// The source files of a game's built-in data.
    pub fn builtin_sources(id: &str) -> Vec<Source> {
        match id {
            "discovery" => discovery::builtin_sources(),
            _ => Vec::new(),
        }
    }

    /// Its id.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Discovery(_) => "discovery",
        }
    }

    /// The ids of a kind, in the order of the data.
    pub fn ids(&self, kind: Kind) -> Vec<Cow<'_, str>> {
        match self {
            Self::Discovery(catalog) => catalog.ids(kind),
        }
    }

    /// The rules, rulings, disagreements and sources.
    pub fn registry(&self) -> &Registry {
        match self {
            Self::Discovery(catalog) => &catalog.registry,
        }
    }

    /// The facts of an entry.
    pub fn facts(&self, key: &EntryKey) -> Vec<Fact> {
        match self {
            Self::Discovery(catalog) => catalog.facts(key.kind, &key.id),
        }
    }

    /// The rules an entry cites.
    pub fn rules_of(&self, key: &EntryKey) -> Vec<String> {
        match self {
            Self::Discovery(catalog) => catalog.rules_of(key.kind, &key.id),
        }
    }

    /// Whether anything about the entry is unconfirmed.
    pub fn is_assumed(&self, key: &EntryKey) -> bool {
        match self {
            Self::Discovery(catalog) => catalog.is_assumed(key.kind, &key.id),
        }
    }

    /// The typed data of an entry.
    pub fn json(&self, key: &EntryKey) -> serde_json::Value {
        match self {
            Self::Discovery(catalog) => catalog.json(key.kind, &key.id),
        }
    }

    /// The thing whose text a rule's words are: a building's rule is the building's own text.
    pub fn entry_of_rule(&self, rule: &str) -> Option<EntryKey> {
        match self {
            Self::Discovery(catalog) => catalog
                .building_of_rule(rule)
                .map(|building| EntryKey::new(Kind::Building, building.id.as_ref())),
        }
    }

    /// Names that are the same in every language.
    pub fn neutral_names(&self) -> Vec<(EntryKey, NameRank, String)> {
        match self {
            Self::Discovery(catalog) => catalog.neutral_names(),
        }
    }

    /// The kind of things that a term stands for.
    pub fn kind_of_term(&self, term: &str) -> Option<Kind> {
        match self {
            Self::Discovery(catalog) => catalog.kind_of_term(term),
        }
    }

    /// What words of a record may mean in a place, the likeliest first.
    pub fn wants(&self, place: &WordPlace) -> Vec<Want> {
        match self {
            Self::Discovery(_) => discovery::wants(place),
        }
    }

    /// The headings under which players act, in the order of a turn.
    pub fn headings_of_players(&self) -> Vec<EntryKey> {
        match self {
            Self::Discovery(_) => discovery::headings_of_players(),
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
        }
    }

    /// A record that breaks a rule and one that keeps it.
    pub fn example(&self, slug: &str) -> Option<(&'static str, &'static str)> {
        match self {
            Self::Discovery(_) => discovery::example(slug),
        }
    }

    /// Whether a reading can be chosen; the names to choose from otherwise.
    pub fn check_choice(&self, name: &str, reading: &str) -> Result<(), Vec<String>> {
        match self {
            Self::Discovery(catalog) => discovery::check_choice(&catalog.registry, name, reading),
        }
    }

    /// The fewest and the most players.
    pub fn player_numbers(&self) -> (usize, usize) {
        match self {
            Self::Discovery(catalog) => {
                let numbers = &catalog.numbers;
                (
                    usize::from(numbers.least_players),
                    usize::from(numbers.most_players),
                )
            }
        }
    }
}
