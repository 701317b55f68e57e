//! Which words a record of Age of Discovery may have where.

use crate::core::{EntryKey, EntryPart, Kind, Want, WordPlace};
use crate::games::discovery::kinds;

const PASS: Want = Want::One(Kind::WORD, "pass");
const UNIVERSITY: Want = Want::One(kinds::BUILDING, "university");
const EXCHANGE: Want = Want::One(Kind::WORD, "exchange");
/// What follows a figure that counts money, or points.
const DOLLAR: Want = Want::One(Kind::TERM, "dollar");
const POINTS: [Want; 2] = [
    Want::One(Kind::TERM, "victory-point"),
    Want::One(Kind::WORD, "score"),
];
const TRAINING: Want = Want::One(Kind::TERM, "training-square");
const PLAYER: &[Want] = &[Want::Any(kinds::COLOUR), Want::Any(kinds::NATION)];

/// Words of records that are headings in this game.
const HEADINGS: [&str; 7] = ["setup", "bids", "turn", "refill", "tally", "score", "end"];

/// The headings of a turn under which players act, in their order.
pub fn headings_of_players() -> Vec<EntryKey> {
    [
        (kinds::PHASE, "placement"),
        (kinds::BOX, "initiative"),
        (kinds::BOX, "dock"),
        (kinds::BOX, "goods"),
        (kinds::BOX, "shipping"),
        (kinds::BOX, "buildings"),
        (kinds::BOX, "discovery"),
        (kinds::BOX, "specialists"),
        (kinds::BOX, "warfare"),
        (kinds::PHASE, "income"),
        (kinds::PHASE, "benefits"),
    ]
    .into_iter()
    .map(|(kind, id)| EntryKey::new(kind, id))
    .collect()
}

/// What words may mean in a place, the likeliest first.
pub fn wants(place: &WordPlace) -> Vec<Want> {
    match place {
        WordPlace::Heading => {
            let mut wants = vec![Want::Any(kinds::BOX), Want::Any(kinds::PHASE)];
            wants.extend(HEADINGS.iter().map(|word| Want::One(Kind::WORD, word)));
            // What some tables call a round is a turn here.
            wants.extend([UNIVERSITY, Want::One(Kind::TERM, "turn"), TRAINING]);
            wants
        }
        WordPlace::Subject => vec![
            Want::Any(kinds::COLOUR),
            Want::Any(Kind::WORD),
            Want::One(kinds::BOX, "buildings"),
            Want::One(kinds::BOX, "goods"),
            Want::Any(kinds::REGION),
            Want::Any(kinds::NATION),
        ],
        WordPlace::Entry {
            heading,
            subject,
            item,
            part,
        } => in_entry(heading.as_ref(), subject.as_ref(), item.as_ref(), *part),
    }
}

fn in_entry(
    heading: Option<&EntryKey>,
    subject: Option<&EntryKey>,
    item: Option<&EntryKey>,
    part: EntryPart,
) -> Vec<Want> {
    let of = |key: Option<&EntryKey>| key.map(|key| (key.kind, key.id.clone()));
    let subject = of(subject);
    match subject.as_ref().map(|(kind, id)| (*kind, id.as_str())) {
        Some((Kind::WORD, "order" | "winner" | "players")) => PLAYER.to_vec(),
        Some((Kind::WORD, "variant")) => vec![Want::One(Kind::TERM, "auction")],
        Some((Kind::WORD, "board")) => match part {
            EntryPart::Result { .. } => vec![Want::Any(kinds::GOOD)],
            EntryPart::Item { .. } | EntryPart::Lead | EntryPart::Target | EntryPart::Link => {
                vec![Want::Any(kinds::REGION)]
            }
        },
        Some((Kind::WORD, _)) => Vec::new(),
        Some((kinds::BOX, "buildings")) => vec![Want::Any(kinds::BUILDING)],
        Some((kinds::BOX, _)) => vec![Want::Any(kinds::GOOD)],
        Some((kinds::REGION, _)) => match part {
            EntryPart::Lead => PLAYER.to_vec(),
            EntryPart::Item { .. } | EntryPart::Target | EntryPart::Result { .. } | EntryPart::Link => {
                vec![Want::Any(kinds::PIECE), Want::One(kinds::BUILDING, "militia")]
            }
        },
        // A player, by colour, nation or name.
        _ => of_player(heading, item, part),
    }
}

/// What a player may do under a heading.
fn of_player(heading: Option<&EntryKey>, item: Option<&EntryKey>, part: EntryPart) -> Vec<Want> {
    if let Some(wants) = anywhere(item, part) {
        return wants;
    }
    let mut wants = match heading.map_or("", |heading| heading.id.as_str()) {
        // Right after the heading of a turn pieces are placed, too.
        "placement" | "turn" => match part {
            EntryPart::Item { has_target: true, .. } => vec![Want::Any(kinds::PIECE)],
            _ => vec![Want::Any(kinds::BOX), TRAINING, Want::Any(kinds::PIECE)],
        },
        "dock" => match part {
            // One piece goes to one region: several are several entries.
            EntryPart::Item { has_target: true, .. } | EntryPart::Item { is_counted: true, .. } => {
                vec![Want::Any(kinds::PIECE)]
            }
            EntryPart::Result { .. } => vec![Want::Any(kinds::GOOD)],
            _ => vec![Want::Any(kinds::REGION), Want::Any(kinds::PIECE)],
        },
        // One good for each piece.
        "goods" if matches!(part, EntryPart::Item { is_counted: true, .. }) => Vec::new(),
        "goods" => vec![Want::Any(kinds::GOOD)],
        "shipping" => vec![Want::One(Kind::TERM, "merchant-ship")],
        "buildings" => match part {
            EntryPart::Item { .. } => vec![Want::Any(kinds::BUILDING)],
            EntryPart::Result { .. } => vec![Want::Any(kinds::GOOD)],
            _ => vec![Want::Any(kinds::REGION)],
        },
        "discovery" => match part {
            EntryPart::Item { .. } => vec![Want::Any(kinds::PIECE)],
            EntryPart::Result { .. } => vec![Want::Any(kinds::CARD)],
            EntryPart::Lead | EntryPart::Target | EntryPart::Link => {
                vec![Want::Any(kinds::REGION), Want::One(Kind::TERM, "discovery-card")]
            }
        },
        "specialists" => match part {
            EntryPart::Item { .. } => vec![TRAINING, Want::Any(kinds::PIECE)],
            _ => vec![Want::Any(kinds::PIECE)],
        },
        "warfare" if matches!(part, EntryPart::Item { .. }) => {
            vec![Want::One(Kind::TERM, "battle"), Want::One(Kind::TERM, "war")]
        }
        "warfare" => PLAYER.iter().copied().chain([Want::Any(kinds::REGION)]).collect(),
        "benefits" => match part {
            EntryPart::Item { .. } => vec![Want::Any(kinds::BUILDING), DOLLAR],
            EntryPart::Result { .. } => vec![Want::Any(kinds::GOOD)],
            _ => vec![Want::Any(kinds::REGION), Want::Any(kinds::PIECE)],
        },
        "bids" => vec![Want::Any(kinds::REGION), Want::Any(kinds::PIECE), DOLLAR],
        "university" => rows(),
        // A record that begins in the middle says what lies on the table.
        "setup" => match part {
            // Italian has one word for colonists and for the building Settlers: colonists are counted.
            EntryPart::Item {
                is_counted: false,
                has_target: false,
            } => vec![
                Want::Any(kinds::BUILDING),
                Want::Any(kinds::PIECE),
                Want::Any(kinds::GOOD),
                Want::One(Kind::TERM, "merchant-ship"),
                Want::Any(kinds::CARD),
                DOLLAR,
            ],
            EntryPart::Item { .. } => vec![
                Want::Any(kinds::PIECE),
                Want::Any(kinds::GOOD),
                Want::Any(kinds::BUILDING),
                Want::One(Kind::TERM, "merchant-ship"),
                DOLLAR,
            ],
            _ => vec![
                Want::Any(kinds::REGION),
                Want::One(kinds::BOX, "discovery"),
                Want::One(kinds::BOX, "dock"),
            ],
        },
        "income" | "initiative" => vec![DOLLAR],
        "score" => POINTS.to_vec(),
        _ => vec![
            Want::Any(kinds::GOOD),
            Want::Any(kinds::BUILDING),
            Want::One(Kind::TERM, "merchant-ship"),
            DOLLAR,
        ],
    };
    if matches!(part, EntryPart::Item { .. }) {
        // Nobody passes where money comes in: nothing is a sum there.
        let is_sum = heading.is_some_and(|heading| matches!(heading.id.as_str(), "income" | "initiative"));
        wants.extend([PASS, UNIVERSITY, EXCHANGE].into_iter().skip(usize::from(is_sum)));
    }
    wants
}

/// The University and the exchange of pieces are allowed under any heading.
fn anywhere(item: Option<&EntryKey>, part: EntryPart) -> Option<Vec<Want>> {
    if matches!(part, EntryPart::Item { .. }) {
        return None;
    }
    let item = item?;
    if UNIVERSITY.accepts(item) {
        return Some(rows());
    }
    EXCHANGE
        .accepts(item)
        .then(|| vec![Want::Any(kinds::PIECE), Want::Any(kinds::REGION)])
}

/// The rows in which the University moves a piece.
fn rows() -> Vec<Want> {
    vec![
        Want::One(kinds::BOX, "dock"),
        Want::One(kinds::BOX, "initiative"),
        Want::One(kinds::BOX, "buildings"),
        Want::One(Kind::WORD, "order"),
    ]
}
