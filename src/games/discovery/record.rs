//! Which words a record of Age of Discovery may have where.

use crate::core::{EntryKey, EntryPart, Kind, Want, WordPlace};

const PASS: Want = Want::One(Kind::Word, "pass");
const UNIVERSITY: Want = Want::One(Kind::Building, "university");
const EXCHANGE: Want = Want::One(Kind::Word, "exchange");
/// What follows a figure that counts money, or points.
const DOLLAR: Want = Want::One(Kind::Term, "dollar");
const POINTS: [Want; 2] = [
    Want::One(Kind::Term, "victory-point"),
    Want::One(Kind::Word, "score"),
];
const TRAINING: Want = Want::One(Kind::Term, "training-square");
const PLAYER: &[Want] = &[Want::Any(Kind::Colour), Want::Any(Kind::Nation)];

/// Words of records that are headings in this game.
const HEADINGS: [&str; 7] = ["setup", "bids", "turn", "refill", "tally", "score", "end"];

/// The headings of a turn under which players act, in their order.
pub fn headings_of_players() -> Vec<EntryKey> {
    [
        (Kind::Phase, "placement"),
        (Kind::Box, "initiative"),
        (Kind::Box, "dock"),
        (Kind::Box, "goods"),
        (Kind::Box, "shipping"),
        (Kind::Box, "buildings"),
        (Kind::Box, "discovery"),
        (Kind::Box, "specialists"),
        (Kind::Box, "warfare"),
        (Kind::Phase, "income"),
        (Kind::Phase, "benefits"),
    ]
    .into_iter()
    .map(|(kind, id)| EntryKey::new(kind, id))
    .collect()
}

/// What words may mean in a place, the likeliest first.
pub fn wants(place: &WordPlace) -> Vec<Want> {
    match place {
        WordPlace::Heading => {
            let mut wants = vec![Want::Any(Kind::Box), Want::Any(Kind::Phase)];
            wants.extend(HEADINGS.iter().map(|word| Want::One(Kind::Word, word)));
            // What some tables call a round is a turn here.
            wants.extend([UNIVERSITY, Want::One(Kind::Term, "turn"), TRAINING]);
            wants
        }
        WordPlace::Subject => vec![
            Want::Any(Kind::Colour),
            Want::Any(Kind::Word),
            Want::One(Kind::Box, "buildings"),
            Want::One(Kind::Box, "goods"),
            Want::Any(Kind::Region),
            Want::Any(Kind::Nation),
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
        Some((Kind::Word, "order" | "winner" | "players")) => PLAYER.to_vec(),
        Some((Kind::Word, "variant")) => vec![Want::One(Kind::Term, "auction")],
        Some((Kind::Word, "board")) => match part {
            EntryPart::Result => vec![Want::Any(Kind::Good)],
            EntryPart::Item { .. } | EntryPart::Lead | EntryPart::Target | EntryPart::Link => {
                vec![Want::Any(Kind::Region)]
            }
        },
        Some((Kind::Word, _)) => Vec::new(),
        Some((Kind::Box, "buildings")) => vec![Want::Any(Kind::Building)],
        Some((Kind::Box, _)) => vec![Want::Any(Kind::Good)],
        Some((Kind::Region, _)) => match part {
            EntryPart::Lead => PLAYER.to_vec(),
            EntryPart::Item { .. } | EntryPart::Target | EntryPart::Result | EntryPart::Link => {
                vec![Want::Any(Kind::Piece), Want::One(Kind::Building, "militia")]
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
            EntryPart::Item { has_target: true, .. } => vec![Want::Any(Kind::Piece)],
            _ => vec![Want::Any(Kind::Box), TRAINING, Want::Any(Kind::Piece)],
        },
        "dock" => match part {
            EntryPart::Item { has_target: true, .. } => vec![Want::Any(Kind::Piece)],
            EntryPart::Result => vec![Want::Any(Kind::Good)],
            _ => vec![Want::Any(Kind::Region), Want::Any(Kind::Piece)],
        },
        "goods" => vec![Want::Any(Kind::Good)],
        "shipping" => vec![Want::One(Kind::Term, "merchant-ship")],
        "buildings" => match part {
            EntryPart::Item { .. } => vec![Want::Any(Kind::Building)],
            EntryPart::Result => vec![Want::Any(Kind::Good)],
            _ => vec![Want::Any(Kind::Region)],
        },
        "discovery" => match part {
            EntryPart::Item { .. } => vec![Want::Any(Kind::Piece)],
            EntryPart::Result => vec![Want::Any(Kind::Card)],
            EntryPart::Lead | EntryPart::Target | EntryPart::Link => {
                vec![Want::Any(Kind::Region), Want::One(Kind::Term, "discovery-card")]
            }
        },
        "specialists" => match part {
            EntryPart::Item { .. } => vec![TRAINING, Want::Any(Kind::Piece)],
            _ => vec![Want::Any(Kind::Piece)],
        },
        "warfare" if matches!(part, EntryPart::Item { .. }) => {
            vec![Want::One(Kind::Term, "battle"), Want::One(Kind::Term, "war")]
        }
        "warfare" => PLAYER.iter().copied().chain([Want::Any(Kind::Region)]).collect(),
        "benefits" => match part {
            EntryPart::Item { .. } => vec![Want::Any(Kind::Building), DOLLAR],
            EntryPart::Result => vec![Want::Any(Kind::Good)],
            _ => vec![Want::Any(Kind::Region), Want::Any(Kind::Piece)],
        },
        "bids" => vec![Want::Any(Kind::Region), Want::Any(Kind::Piece), DOLLAR],
        "university" => rows(),
        // A record that begins in the middle says what lies on the table.
        "setup" => match part {
            // Italian has one word for colonists and for the building Settlers: colonists are counted.
            EntryPart::Item {
                is_counted: false,
                has_target: false,
            } => vec![
                Want::Any(Kind::Building),
                Want::Any(Kind::Piece),
                Want::Any(Kind::Good),
                Want::One(Kind::Term, "merchant-ship"),
                Want::Any(Kind::Card),
                DOLLAR,
            ],
            EntryPart::Item { .. } => vec![
                Want::Any(Kind::Piece),
                Want::Any(Kind::Good),
                Want::Any(Kind::Building),
                Want::One(Kind::Term, "merchant-ship"),
                DOLLAR,
            ],
            _ => vec![
                Want::Any(Kind::Region),
                Want::One(Kind::Box, "discovery"),
                Want::One(Kind::Box, "dock"),
            ],
        },
        "income" | "initiative" => vec![DOLLAR],
        "score" => POINTS.to_vec(),
        _ => vec![
            Want::Any(Kind::Good),
            Want::Any(Kind::Building),
            Want::One(Kind::Term, "merchant-ship"),
            DOLLAR,
        ],
    };
    if matches!(part, EntryPart::Item { .. }) {
        wants.extend([PASS, UNIVERSITY, EXCHANGE]);
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
        .then(|| vec![Want::Any(Kind::Piece), Want::Any(Kind::Region)])
}

/// The rows in which the University moves a piece.
fn rows() -> Vec<Want> {
    vec![
        Want::One(Kind::Box, "dock"),
        Want::One(Kind::Box, "initiative"),
        Want::One(Kind::Box, "buildings"),
        Want::One(Kind::Word, "order"),
    ]
}
