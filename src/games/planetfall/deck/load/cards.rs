//! `[[card]]`: planet cards.

use super::Reading;
use super::effects::{Owner, effects};
use super::limits::{LONGEST_NAME, PLANETS};
use super::names::{Ids, called};
use super::values::{Said, gains, levels, one_figure, optional_text, word};
use crate::data::{Entry, Value};
use crate::games::planetfall::deck::{Card, CardSort, Diplomacy, Face, Feature, Gains, Levels};
use crate::message::Message;
use crate::source::Place;

/// A card with the places that later checks speak of.
pub(super) struct FoundCard {
    pub(super) card: Card,
    /// Where it stands.
    pub(super) place: Place,
    /// Where its icon stands.
    pub(super) icon: Place,
    /// Where its later planets stand; none if the file does not say them.
    pub(super) later: Option<Place>,
}

/// Reads a card; none if it cannot be said what it is.
pub(super) fn card(entry: Entry, reading: &Reading, ids: &mut Ids) -> Option<FoundCard> {
    let called = called(&entry);
    let planet = planet(&entry, reading);
    let id = ids.of(&entry, &called, planet);
    let sorts = CardSort::ALL.map(|sort| (sort.id(), sort));
    if !entry.has("type") {
        entry.problem("type", Message::new("data-missing-key").with("key", "type"));
    }
    // Without its type it cannot be said which keys it may have.
    let sort = word(&entry, "type", &sorts)?;
    let face = face(&entry, sort, reading);
    let key = if sort == CardSort::Resource {
        "bonus"
    } else {
        "reward"
    };
    let nothing = || reading.is_complete.then(Gains::default);
    let reward = gains(&entry, key).or_else(nothing);
    let effects = if sort == CardSort::Technology {
        effects(&entry, "effect", Owner::Technology { planet }, reading)
    } else {
        Some(Vec::new())
    };
    let found = FoundCard {
        place: entry.place("name"),
        icon: entry.place("icon"),
        later: later_place(&entry, &face),
        card: Card {
            id,
            names: called.names,
            aliases: called.aliases,
            planet,
            reward,
            face,
            effects,
        },
    };
    entry.finish();
    Some(found)
}

fn planet(entry: &Entry, reading: &Reading) -> Option<u16> {
    let planet = entry.optional_number("planet", 1..=PLANETS);
    if planet.is_none() && reading.is_complete {
        entry.problem("planet", Message::new("data-missing-key").with("key", "planet"));
    }
    planet.filter(|planet| *planet > 0)
}

fn face(entry: &Entry, sort: CardSort, reading: &Reading) -> Face {
    match sort {
        CardSort::Unit => Face::Unit {
            strength: price(entry, "strength", reading),
            experience: need(entry, "experience", reading),
            diplomacy: diplomacy(entry, reading),
        },
        CardSort::Technology => Face::Technology {
            cost: price(entry, "cost", reading),
        },
        CardSort::Landmark => Face::Landmark {
            cost: price(entry, "cost", reading),
            aggression: aggression(entry, reading),
            icon: optional_text(entry, "icon", LONGEST_NAME),
            pair: match one_figure(entry, "pair") {
                Said::Figure(value) => Some(value),
                Said::No => Some(0),
                Said::Nothing if reading.is_complete => Some(0),
                Said::Nothing | Said::Unknown => None,
            },
            later: later(entry),
        },
        CardSort::Resource => {
            let energy = figures(entry, "energy", reading);
            note_if(poorer(&energy), entry, "energy", "deck-level-poorer", reading);
            Face::Resource {
                energy,
                sector: match one_figure(entry, "sector") {
                    Said::Figure(value) => Feature::Some(value),
                    Said::No => Feature::None,
                    Said::Nothing if reading.is_complete => Feature::None,
                    Said::Nothing | Said::Unknown => Feature::Unknown,
                },
            }
        }
    }
}

/// The figures that a card must have to be taken at all: what is left out of a complete deck is odd.
fn figures(entry: &Entry, key: &'static str, reading: &Reading) -> Levels {
    if reading.is_complete && !entry.has(key) {
        let message = Message::new("deck-figure-left-out").with("key", key);
        reading.notes.add(entry.place(key), message);
    }
    let unsaid = if reading.is_complete {
        Levels::all(0)
    } else {
        Levels::default()
    };
    levels(entry, key).unwrap_or(unsaid)
}

fn price(entry: &Entry, key: &'static str, reading: &Reading) -> Levels {
    let figures = figures(entry, key, reading);
    note_if(dearer(&figures), entry, key, "deck-level-dearer", reading);
    figures
}

/// The experience that a unit needs; many need none.
fn need(entry: &Entry, key: &'static str, reading: &Reading) -> Levels {
    let unsaid = if reading.is_complete {
        Levels::all(0)
    } else {
        Levels::default()
    };
    let figures = levels(entry, key).unwrap_or(unsaid);
    note_if(dearer(&figures), entry, key, "deck-level-dearer", reading);
    figures
}

fn dearer(figures: &Levels) -> bool {
    matches!(figures.0, [Some(first), _, Some(third)] if third > first)
}

fn poorer(figures: &Levels) -> bool {
    matches!(figures.0, [Some(first), _, Some(third)] if third < first)
}

fn note_if(is_odd: bool, entry: &Entry, key: &'static str, message: &'static str, reading: &Reading) {
    if is_odd {
        let message = Message::new(message).with("key", key);
        reading.notes.add(entry.place(key), message);
    }
}

/// What a feature is where the file does not say it.
fn unsaid<T>(reading: &Reading) -> Feature<T> {
    if reading.is_complete {
        Feature::None
    } else {
        Feature::Unknown
    }
}

fn diplomacy(entry: &Entry, reading: &Reading) -> Feature<Diplomacy> {
    match entry.value("diplomacy") {
        None => unsaid(reading),
        Some(Value::Flag(false)) => Feature::None,
        Some(Value::Text(unknown)) if unknown == "?" => Feature::Unknown,
        Some(Value::Table) => {
            let Some(inner) = entry.inner("diplomacy") else {
                return Feature::Unknown;
            };
            let energy = levels(&inner, "energy");
            if energy.is_none() && reading.is_complete {
                inner.problem("energy", Message::new("data-missing-key").with("key", "energy"));
            }
            let energy = energy.unwrap_or_default();
            note_if(dearer(&energy), &inner, "energy", "deck-level-dearer", reading);
            let gain = gains(&inner, "gain").unwrap_or_default();
            inner.finish();
            Feature::Some(Diplomacy { energy, gain })
        }
        Some(_) => {
            entry.problem("diplomacy", Message::new("deck-wrong-diplomacy"));
            Feature::Unknown
        }
    }
}

fn aggression(entry: &Entry, reading: &Reading) -> Feature<Levels> {
    match entry.value("aggression") {
        None => unsaid(reading),
        Some(Value::Flag(false)) => Feature::None,
        Some(Value::Text(unknown)) if unknown == "?" => Feature::Unknown,
        Some(_) => {
            let figures = levels(entry, "aggression").unwrap_or_default();
            note_if(
                dearer(&figures),
                entry,
                "aggression",
                "deck-level-dearer",
                reading,
            );
            Feature::Some(figures)
        }
    }
}

/// Where the later planets stand; none if the file does not say them, or says what cannot be.
fn later_place(entry: &Entry, face: &Face) -> Option<Place> {
    let Face::Landmark { later, .. } = face else {
        return None;
    };
    let is_said = entry.has("later") && *later == entry.numbers("later").to_vec();
    is_said.then(|| entry.place("later"))
}

/// The later planets: distinct, and in the order of play.
fn later(entry: &Entry) -> Vec<u16> {
    let planets = entry.numbers("later").to_vec();
    let is_sound = planets.iter().all(|planet| (1..=PLANETS).contains(planet))
        && planets.windows(2).all(|pair| pair[0] < pair[1]);
    if !is_sound {
        let message = Message::new("deck-wrong-later").with("most", PLANETS);
        entry.problem("later", message);
        return Vec::new();
    }
    planets
}
