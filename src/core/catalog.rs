//! How the files of a game become its catalog: what all games do alike. Either a sound catalog comes out, or everything
//! that is wrong.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::Serialize;

use super::{EntryKey, Kind, KindInfo, NameRank, Registry, cited_rules, read_all};
use crate::data::{Document, Entry, List, Problem, Problems, Reader, Text, place_of, place_of_entry};
use crate::message::Message;
use crate::source::Source;

/// What is in the box of a game, as far as every game has it.
pub trait GameCatalog {
    /// The rules, rulings, disagreements and sources.
    fn registry(&self) -> &Registry;

    /// The ids of a kind, in the order of the data.
    fn ids_of(&self, kind: Kind) -> Vec<Cow<'_, str>>;

    /// The fewest and the most players.
    fn player_numbers(&self) -> (usize, usize);

    /// Names that are the same in every language: a section's number, a ruling's word.
    fn names_of_all_languages(&self) -> Vec<(EntryKey, NameRank, String)> {
        self.registry().names_of_all_languages()
    }
}

/// Loads the files, later ones over earlier ones. `read` makes the catalog, `check` looks at what concerns several
/// entries at once; it is not asked where something could not be read: one cause, one problem.
pub(crate) fn load_catalog<C: GameCatalog>(
    sources: &[Source],
    kinds: &'static [KindInfo],
    read: impl FnOnce(&mut Reader) -> Option<C>,
    check: impl FnOnce(&C, &Complaints),
) -> Result<C, Vec<Problem>> {
    let problems = Problems::default();
    let documents = Document::parse_all(sources, &problems);
    let catalog = {
        let mut reader = Reader::new(&documents, &problems);
        let catalog = read(&mut reader);
        reader.finish();
        catalog
    };
    if let (Some(catalog), true) = (&catalog, problems.is_empty()) {
        let complaints = Complaints {
            problems: &problems,
            documents: &documents,
        };
        check(catalog, &complaints);
        catalog.registry().check_links(
            kinds,
            |kind| catalog.ids_of(kind),
            |table, message| complaints.of_table(table, message),
        );
    }
    drop(documents);
    match catalog {
        Some(catalog) if problems.is_empty() => Ok(catalog),
        _ => Err(problems.into_sorted()),
    }
}

/// Where the checks of a catalog say what is wrong.
pub(crate) struct Complaints<'a> {
    problems: &'a Problems,
    documents: &'a [Document<'a>],
}

impl Complaints<'_> {
    /// Something is wrong with a table as a whole.
    pub(crate) fn of_table(&self, table: &'static str, message: Message) {
        self.problems.add(place_of(self.documents, table), message);
    }

    /// Something is wrong with an entry.
    pub(crate) fn of_entry(&self, table: &'static str, id: &str, message: Message) {
        self.problems
            .add(place_of_entry(self.documents, table, id), message);
    }

    /// Counts that must add up: the table, what was found and what was wanted.
    pub(crate) fn sums(&self, sums: &[(&'static str, u16, u16)]) {
        for (table, found, wanted) in sums.iter().filter(|(_, found, wanted)| found != wanted) {
            let message = Message::new("data-wrong-sum").with("table", *table);
            self.of_table(table, message.with("found", *found).with("wanted", *wanted));
        }
    }
}

/// A word that players look up.
#[derive(Debug, Clone, Serialize)]
pub struct Term {
    /// The id.
    pub id: Text,
    /// Whether it is counted.
    pub counted: bool,
    /// The rules it cites.
    pub rules: List<Text>,
}

impl Term {
    /// Reads every `[[term]]`.
    pub(crate) fn read_all(reader: &mut Reader, rules: &BTreeSet<&str>) -> Vec<Self> {
        read_all(reader, "term", |entry| Self {
            id: entry.text("id"),
            counted: entry.flag("counted"),
            rules: cited_rules(entry, rules),
        })
    }
}

/// The fewest and the most players of a game.
pub(crate) fn read_players(entry: &Entry) -> (u16, u16) {
    let Some(players) = entry.inner("players") else {
        entry.problem("players", Message::new("data-missing-key").with("key", "players"));
        return (1, 1);
    };
    let bounds = (players.number("least", 1..=9), players.number("most", 1..=9));
    players.finish();
    bounds
}

/// The ids of a list.
pub(crate) fn ids<T>(list: &[T], id: impl Fn(&T) -> &Text) -> Vec<Cow<'_, str>> {
    list.iter().map(|item| Cow::Borrowed(id(item).as_ref())).collect()
}
