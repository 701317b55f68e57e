//! Which words a record of Planetfall may have where.

use crate::core::{EntryKey, EntryPart, Kind, Want, WordPlace};
use crate::games::planetfall::kinds;

const PLAYER: Want = Want::Any(kinds::COLOUR);
const PASS: Want = word("pass");
const LEVEL: Want = word("level");
const CARDS: Want = Want::Any(kinds::CARD);
const COMMANDERS: Want = Want::Any(kinds::COMMANDER);
const STATISTICS: Want = Want::Any(kinds::STATISTIC);
const OPERATIONS: [Want; 2] = [Want::Any(kinds::OPERATION), word("operations")];
const WAYS: [&str; 7] = [
    "defeat",
    "enlist",
    "peace",
    "aggression",
    "study",
    "gather",
    "annex",
];

/// Words of records that are headings in this game.
const HEADINGS: [&str; 8] = [
    "setup",
    "round",
    "turn",
    "exploration",
    "resolution",
    "tally",
    "score",
    "end",
];

const fn word(id: &'static str) -> Want {
    Want::One(Kind::WORD, id)
}

/// The headings of a round under which players act, in their order.
pub(super) fn headings_of_players() -> Vec<EntryKey> {
    [
        (kinds::PHASE, "income"),
        (kinds::PHASE, "exploration-1"),
        (kinds::PHASE, "exploration-2"),
        (Kind::WORD, "resolution"),
    ]
    .map(|(kind, id)| EntryKey::new(kind, id))
    .into()
}

/// What words may mean in a place, the likeliest first.
pub(super) fn wants(place: &WordPlace) -> Vec<Want> {
    match place {
        WordPlace::Heading => {
            let words = HEADINGS.iter().map(|id| word(id));
            words
                .chain([Want::Any(kinds::PHASE), Want::One(Kind::TERM, "round")])
                .collect()
        }
        WordPlace::Subject => {
            let mut wants = vec![PLAYER, Want::Any(Kind::WORD)];
            wants.extend(["card", "commander", "level"].map(|id| Want::Before(Kind::WORD, id)));
            wants
        }
        WordPlace::Entry {
            heading,
            subject,
            item,
            part,
        } => {
            let id = |key: &Option<EntryKey>| key.as_ref().map_or(String::new(), |key| key.id.clone());
            match subject.as_ref().map(|key| (key.kind, key.id.as_str())) {
                Some((Kind::WORD, word)) => of_word(word, *part),
                Some(_) => Vec::new(),
                // A player, by colour or name.
                None => of_player(&id(heading), &id(item), *part),
            }
        }
    }
}

/// What follows a word of records.
fn of_word(subject: &str, part: EntryPart) -> Vec<Want> {
    let is_item = matches!(part, EntryPart::Item { .. });
    match subject {
        "order" | "winner" | "players" => vec![PLAYER],
        "goal" if is_item => vec![Want::New(kinds::GOAL)],
        "level" if is_item => vec![Want::New(kinds::CARD)],
        "commander" if is_item => vec![STATISTICS, word("initiative")],
        "card" if is_item => {
            let mut wants = vec![Want::Any(kinds::CARD_TYPE), STATISTICS];
            wants.extend(["planet", "cost", "diplomacy", "aggression", "pair", "sector"].map(word));
            wants.extend([word("icon"), Want::Before(Kind::WORD, "icon")]);
            wants
        }
        "card" if matches!(part, EntryPart::Result { .. }) => vec![STATISTICS],
        _ => Vec::new(),
    }
}

/// What a player may do under a heading.
fn of_player(heading: &str, item: &str, part: EntryPart) -> Vec<Want> {
    let mut wants = Vec::new();
    match (heading, part) {
        ("setup", EntryPart::Item { .. }) => wants.push(Want::New(kinds::COMMANDER)),
        ("setup", EntryPart::Result { .. }) => wants.push(STATISTICS),
        ("tally", EntryPart::Item { .. }) => {
            wants.extend([STATISTICS, Want::Any(kinds::CARD_TYPE)]);
            wants.extend(["sector", "pair", "card"].map(word));
        }
        ("score", EntryPart::Item { .. }) => {
            wants.extend([word("goal"), CARDS, COMMANDERS, STATISTICS]);
        }
        ("income" | "exploration" | "exploration-1" | "exploration-2" | "resolution", _) => {
            in_play(heading, item, part, &mut wants);
        }
        // Right after the heading of a round nothing is done yet; what stands there is read as in a part.
        (_, EntryPart::Item { .. }) => wants.extend([CARDS, COMMANDERS, STATISTICS, PASS]),
        (_, EntryPart::Lead | EntryPart::Target | EntryPart::Result { .. } | EntryPart::Link) => {
            wants.push(STATISTICS);
        }
    }
    wants
}

/// Income, placing and resolving.
fn in_play(heading: &str, item: &str, part: EntryPart, wants: &mut Vec<Want>) {
    let resolves = heading == "resolution";
    match part {
        EntryPart::Item { is_counted: true, .. } => wants.push(STATISTICS),
        EntryPart::Item { .. } => {
            wants.extend([CARDS, COMMANDERS, PASS, LEVEL, Want::Before(Kind::WORD, "level")]);
            wants.extend(OPERATIONS);
            wants.extend([word("restrain"), STATISTICS]);
        }
        EntryPart::Target if item == "restrain" => {
            wants.extend([CARDS, LEVEL]);
            wants.extend(OPERATIONS);
        }
        EntryPart::Target if resolves => {
            wants.extend(WAYS.map(word));
            // What the rule books call a way of taking has other names at tables.
            wants.extend([word("diplomacy"), STATISTICS, PASS, LEVEL]);
        }
        EntryPart::Target => wants.extend([STATISTICS, LEVEL, Want::Before(Kind::WORD, "level")]),
        // What a ship brings on an operation space is what it was sent for; only behind that it is claimed once more.
        EntryPart::Result { has_target: false } if resolves && is_operation(item) => {}
        EntryPart::Result { .. } if resolves => wants.push(STATISTICS),
        EntryPart::Result { .. } => wants.extend([STATISTICS, Want::New(kinds::CARD)]),
        EntryPart::Lead | EntryPart::Link => {}
    }
}

/// Whether a ship stands on an operation space.
fn is_operation(item: &str) -> bool {
    item == "operations" || item.starts_with("level-")
}
