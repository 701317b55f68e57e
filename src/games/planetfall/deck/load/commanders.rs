//! `[[commander]]` and `[[goal]]`: sheets.

use std::collections::HashMap;

use super::Reading;
use super::effects::{Owner, effects};
use super::limits::{CONDITIONS, LONGEST_NAME, MOST_FIGURE};
use super::names::{Ids, called};
use super::values::{optional_text, track};
use crate::data::Entry;
use crate::games::planetfall::deck::{Commander, Goal, Side, SideLetter};
use crate::message::Message;

/// Who has which initiative: the ids of the commanders.
#[derive(Debug, Default)]
pub(super) struct Initiatives(HashMap<u16, String>);

/// Reads a commander.
pub(super) fn commander(
    entry: Entry,
    reading: &Reading,
    ids: &mut Ids,
    initiatives: &mut Initiatives,
) -> Option<Commander> {
    let called = called(&entry);
    let id = ids.of(&entry, &called, None);
    let faction = optional_text(&entry, "faction", LONGEST_NAME);
    let mut sides = [None, None];
    for letter in SideLetter::ALL {
        let key = letter.letter();
        if let Some(inner) = entry.inner(key) {
            sides[letter.index()] = Some(side(inner, &id, reading, initiatives));
        } else if !entry.has(key) {
            let message = Message::new("deck-side-missing").with("side", key.to_uppercase());
            reading.notes.add(entry.place("name"), message);
        }
    }
    entry.finish();
    Some(Commander {
        id,
        names: called.names,
        aliases: called.aliases,
        faction,
        sides,
    })
    .filter(|commander| !commander.names.is_empty())
}

fn side(entry: Entry, id: &str, reading: &Reading, initiatives: &mut Initiatives) -> Side {
    let initiative = entry.optional_number("initiative", 0..=MOST_FIGURE);
    if initiative.is_none() && reading.is_complete {
        let message = Message::new("data-missing-key").with("key", "initiative");
        entry.problem("initiative", message);
    }
    if let Some(initiative) = initiative {
        let first = initiatives.0.entry(initiative).or_insert_with(|| id.to_owned());
        if first != id {
            let message = Message::new("deck-equal-initiatives").with("initiative", initiative);
            let message = message.with("other", first.clone());
            reading.notes.add(entry.place("initiative"), message);
        }
    }
    let side = Side {
        initiative,
        experience: track(&entry, "experience", reading.is_complete),
        strength: track(&entry, "strength", reading.is_complete),
        energy: track(&entry, "energy", reading.is_complete),
        effects: effects(&entry, "effect", Owner::Commander, reading),
    };
    entry.finish();
    side
}

/// Reads a goal sheet.
pub(super) fn goal(entry: Entry, reading: &Reading, ids: &mut Ids) -> Option<Goal> {
    let called = called(&entry);
    let id = ids.of(&entry, &called, None);
    let written = entry.inner_list("condition").len();
    if written != CONDITIONS {
        let message = Message::new("deck-goal-without-three-conditions").with("found", written);
        entry.problem("condition", message);
    }
    let conditions = effects(&entry, "condition", Owner::Goal, reading).unwrap_or_default();
    entry.finish();
    Some(Goal {
        id,
        names: called.names,
        aliases: called.aliases,
        conditions,
    })
    .filter(|goal| !goal.names.is_empty())
}
