//! Reads a deck file: TOML to typed values, all problems at once, each with its place.
//!
//! What contradicts itself is a problem; what is only odd is a note, and the deck can be used.

mod cards;
mod checks;
mod commanders;
mod effects;
mod limits;
mod names;
mod values;

use std::sync::Arc;

use super::{Deck, Operations, Stat};
use crate::data::{Document, Entry, Problem, Problems, Reader};
use crate::message::Message;
use crate::source::Source;
use limits::{
    LARGEST, LONGEST_TEXT, MOST_CARDS, MOST_COMMANDERS, MOST_COMMANDERS_READ, MOST_FIGURE, MOST_GOALS,
};
use names::Ids;
use values::{optional_text, word};

/// What reading a deck file came to.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The deck; none if there are problems.
    pub deck: Option<Deck>,
    /// What is wrong with the file, all at once, each with its place.
    pub problems: Vec<Problem>,
    /// What is odd and may be right.
    pub notes: Vec<Problem>,
}

/// So many problems of a deck file are noted.
const MOST_PROBLEMS: usize = 1000;

/// What everything that reads needs to know.
struct Reading<'a> {
    /// Whether a key that is left out means that there is nothing; it is unknown otherwise.
    is_complete: bool,
    /// What is odd.
    notes: &'a Problems,
}

/// Reads a deck file. All problems are found at once; there is a deck only where there are none.
pub fn load(source: &Source) -> Loaded {
    let (problems, notes) = (Problems::at_most(MOST_PROBLEMS), Problems::at_most(MOST_PROBLEMS));
    if source.text.len() > LARGEST {
        let message = Message::new("deck-too-large").with("limit", LARGEST >> 10);
        problems.add(source.place(0), message);
    }
    let deck = problems.is_empty().then(|| read(source, &problems, &notes));
    let deck = deck.filter(|_| problems.is_empty());
    Loaded {
        deck,
        problems: problems.into_sorted(),
        notes: notes.into_sorted(),
    }
}

fn read(source: &Source, problems: &Problems, notes: &Problems) -> Deck {
    let sources = std::slice::from_ref(source);
    let documents = Document::parse_all(sources, problems);
    // Tables of which a part was not understood would give problems that are none.
    if !problems.is_empty() {
        return Deck::default();
    }
    let mut reader = Reader::new(&documents, problems);
    let mut deck = Deck {
        is_complete: true,
        ..Deck::default()
    };
    if let Some(head) = reader.table("deck") {
        head.number("format", 1..=1);
        deck.title = optional_text(&head, "title", LONGEST_TEXT);
        deck.source = optional_text(&head, "source", LONGEST_TEXT);
        let status = word(&head, "status", &[("complete", true), ("partial", false)]);
        // A word that is not known is one problem, not one for everything that is left out.
        deck.is_complete = status.unwrap_or(!head.has("status"));
        head.finish();
    }
    let reading = Reading {
        is_complete: deck.is_complete,
        notes,
    };
    if let Some(entry) = reader.optional_table("operations") {
        deck.operations = operations(entry);
    }
    let mut ids = Ids::default();
    let read_card = |entry| cards::card(entry, &reading, &mut ids);
    let cards: Vec<_> = reader
        .list("card", MOST_CARDS)
        .into_iter()
        .filter_map(read_card)
        .collect();
    checks::cards(&cards, &reading, source, problems);
    deck.cards = cards.into_iter().map(|found| Arc::new(found.card)).collect();

    let entries = reader.list("commander", MOST_COMMANDERS_READ);
    if let Some(seventh) = entries.get(MOST_COMMANDERS) {
        let message = Message::new("deck-too-many-commanders").with("limit", MOST_COMMANDERS);
        seventh.problem("name", message);
    }
    let mut ids = Ids::default();
    let mut initiatives = commanders::Initiatives::default();
    for entry in entries {
        let commander = commanders::commander(entry, &reading, &mut ids, &mut initiatives);
        deck.commanders.extend(commander.map(Arc::new));
    }
    let mut ids = Ids::default();
    for entry in reader.list("goal", MOST_GOALS) {
        let goal = commanders::goal(entry, &reading, &mut ids);
        deck.goals.extend(goal.map(Arc::new));
    }
    reader.finish();
    deck
}

/// `[operations]`. What is left out is decided by rulings.
fn operations(entry: Entry) -> Operations {
    let stats = Stat::ALL.map(|stat| (stat.id(), stat));
    let mut read = Operations {
        points: None,
        capped: word(&entry, "capped", &stats),
        free: word(&entry, "free", &stats),
        experience: entry.optional_number("experience", 1..=MOST_FIGURE),
    };
    if entry.has("points") {
        let points: Result<[u16; 3], _> = entry.numbers("points").to_vec().try_into();
        match points {
            Ok(points) if points.iter().all(|points| *points <= MOST_FIGURE) => read.points = Some(points),
            _ => entry.problem("points", Message::new("deck-three-numbers").with("key", "points")),
        }
    }
    entry.finish();
    read
}

#[cfg(test)]
mod tests;
