//! What the cards of a deck file say of each other.

use std::collections::{BTreeMap, HashMap};

use super::Reading;
use super::cards::FoundCard;
use super::limits::PLANETS;
use crate::data::Problems;
use crate::games::planetfall::deck::{Card, CardSort, Face};
use crate::message::Message;
use crate::source::Source;

/// How many of each type a planet has.
const MAKE_UP: [(CardSort, usize); 4] = [
    (CardSort::Unit, 4),
    (CardSort::Technology, 3),
    (CardSort::Landmark, 3),
    (CardSort::Resource, 4),
];

/// The cards of one type on each planet.
type Counts = BTreeMap<(u16, CardSort), usize>;

/// Looks at all cards together.
pub(super) fn cards(cards: &[FoundCard], reading: &Reading, source: &Source, problems: &Problems) {
    let mut counts = Counts::new();
    for found in cards {
        if let Some(planet) = found.card.planet {
            *counts.entry((planet, found.card.sort())).or_default() += 1;
        }
    }
    if reading.is_complete {
        make_up(cards, &counts, source, problems);
    }
    landmarks(cards, &counts, reading, problems);
}

/// Every planet has 4 units, 3 technologies, 3 landmarks and 4 resources.
fn make_up(cards: &[FoundCard], counts: &Counts, source: &Source, problems: &Problems) {
    for planet in 1..=PLANETS {
        let found = MAKE_UP.map(|(sort, _)| counts.get(&(planet, sort)).copied().unwrap_or(0));
        if found == MAKE_UP.map(|(_, wanted)| wanted) {
            continue;
        }
        let first = cards.iter().find(|found| found.card.planet == Some(planet));
        let place = first.map_or_else(|| source.place(0), |found| found.place.clone());
        let [units, technologies, landmarks, resources] = found;
        let message = Message::new("deck-make-up")
            .with("planet", planet)
            .with("units", units)
            .with("technologies", technologies)
            .with("landmarks", landmarks)
            .with("resources", resources);
        problems.add(place, message);
    }
}

/// Landmarks of one name have one icon, and say of each other on which planets they are.
fn landmarks(cards: &[FoundCard], counts: &Counts, reading: &Reading, problems: &Problems) {
    let mut by_name: HashMap<String, Vec<&FoundCard>> = HashMap::new();
    for found in cards {
        if matches!(found.card.face, Face::Landmark { .. }) {
            by_name.entry(first_name(&found.card)).or_default().push(found);
        }
    }
    for found in cards {
        let Face::Landmark { icon, later, .. } = &found.card.face else {
            continue;
        };
        let like = by_name.get(&first_name(&found.card));
        let like = like.map(Vec::as_slice).unwrap_or_default();
        // Only the first of its name is compared with, so that each is reported once.
        if let Some((first, icon)) = first_icon(like).zip(icon.as_ref())
            && first != icon
        {
            let message = Message::new("deck-two-icons").with("name", shown(&found.card));
            let message = message.with("icon", icon.as_str()).with("other", first.as_str());
            problems.add(found.icon.clone(), message);
        }
        let (Some(place), Some(planet)) = (&found.later, found.card.planet) else {
            continue;
        };
        let is_there = |planet: u16| like.iter().any(|other| other.card.planet == Some(planet));
        for wanted in 1..=PLANETS {
            let is_complete = reading.is_complete || counts.get(&(wanted, CardSort::Landmark)) >= Some(&3);
            let is_said = later.contains(&wanted);
            let is_wrong = if wanted <= planet {
                is_said
            } else {
                is_said != is_there(wanted) && (!is_said || is_complete)
            };
            if is_wrong {
                let case = match is_said {
                    true if wanted <= planet => "not-later",
                    true => "not-there",
                    false => "unsaid",
                };
                let message = Message::new("deck-later-contradicts").with("name", shown(&found.card));
                problems.add(place.clone(), message.with("planet", wanted).with("case", case));
            }
        }
    }
}

fn first_icon<'c>(like: &[&'c FoundCard]) -> Option<&'c String> {
    like.iter().find_map(|found| match &found.card.face {
        Face::Landmark { icon, .. } => icon.as_ref(),
        _ => None,
    })
}

fn shown(card: &Card) -> String {
    card.names.first().map_or(String::new(), |name| name.name.clone())
}

fn first_name(card: &Card) -> String {
    shown(card).to_lowercase()
}
