//! Which words a record of Age of Renaissance may have where. A power and its capital have one name: the place decides
//! which of them is meant.

use crate::core::{EntryKey, EntryPart, Kind, Want, WordPlace};
use crate::games::renaissance::kinds;

const POWER: Want = Want::Any(kinds::POWER);
const PROVINCE: Want = Want::Any(kinds::PROVINCE);
const COMMODITY: Want = Want::Any(kinds::COMMODITY);
const CARD: Want = Want::Any(kinds::CARD);
const ADVANCE: Want = Want::Any(kinds::ADVANCE);
const SHIP: Want = Want::Any(kinds::SHIP);
const CATHEDRAL: Want = Want::One(kinds::ADVANCE, "cathedral");
const RENAISSANCE: Want = Want::One(kinds::ADVANCE, "renaissance");
const WAR: Want = Want::One(kinds::CARD, "war");

/// Words of records that are headings in this game, besides the phases.
const HEADINGS: [&str; 5] = ["setup", "turn", "tally", "score", "end"];

/// Words of records that something is said of.
const SUBJECTS: [&str; 19] = [
    "players", "title", "date", "place", "variant", "edition", "ruling", "board", "order", "choice", "epoch",
    "deck", "replay", "removed", "shortage", "surplus", "market", "bonus", "winner",
];

/// What may be written under any heading.
const ANYWHERE: [Want; 6] = [
    RENAISSANCE,
    word("penalty"),
    word("leaves"),
    word("discard"),
    word("hand"),
    word("pass"),
];

/// What is told of a player in the middle of a game.
const STATE: [Want; 6] = [
    SHIP,
    ADVANCE,
    word("token"),
    word("card"),
    word("misery"),
    word("written"),
];

/// Dollars, where sums are written.
const DOLLAR: Want = Want::One(Kind::TERM, "dollar");

const fn word(id: &'static str) -> Want {
    Want::One(Kind::WORD, id)
}

/// The headings of a turn under which players act, in their order.
pub(super) fn headings_of_players() -> Vec<EntryKey> {
    let phases = ["draw", "buy", "play", "purchase", "expansion", "income", "order"];
    phases.map(|id| EntryKey::new(kinds::PHASE, id)).into()
}

/// What words may mean in a place, the likeliest first.
pub(super) fn wants(place: &WordPlace) -> Vec<Want> {
    match place {
        WordPlace::Heading => {
            let words = HEADINGS.into_iter().map(word);
            [Want::Any(kinds::PHASE)].into_iter().chain(words).collect()
        }
        WordPlace::Subject => {
            let words = SUBJECTS.into_iter().map(word);
            [POWER].into_iter().chain(words).chain([WAR]).collect()
        }
        WordPlace::Entry {
            heading,
            subject,
            item,
            part,
        } => {
            let subject = subject.as_ref().filter(|subject| subject.kind == Kind::WORD);
            match subject {
                Some(subject) => of_word(&subject.id, *part),
                None => of_player(heading.as_ref(), item.as_ref(), *part),
            }
        }
    }
}

/// What follows a word of the record: the table's order, what lies on it, how it plays.
fn of_word(subject: &str, part: EntryPart) -> Vec<Want> {
    match (subject, part) {
        ("bonus", EntryPart::Result { .. }) | ("replay" | "removed", _) => vec![CARD],
        ("order" | "winner" | "players" | "choice" | "bonus", _) => vec![POWER],
        ("variant", _) => vec![Want::Any(kinds::VARIANT)],
        ("shortage" | "surplus", _) => vec![COMMODITY],
        ("board", EntryPart::Result { .. }) => vec![word("relief")],
        ("board", EntryPart::Link) => vec![PROVINCE, Want::Any(kinds::WATER)],
        ("board", _) => vec![ADVANCE, PROVINCE],
        _ => Vec::new(),
    }
}

/// What a player may do under a heading.
fn of_player(heading: Option<&EntryKey>, item: Option<&EntryKey>, part: EntryPart) -> Vec<Want> {
    let heading = heading.map_or("", |heading| heading.id.as_str());
    match part {
        EntryPart::Item { is_counted, .. } => {
            items(heading, is_counted).into_iter().chain(ANYWHERE).collect()
        }
        EntryPart::Lead => leads(heading),
        EntryPart::Target => targets(heading, item),
        EntryPart::Result { .. } => results(item),
        EntryPart::Link => vec![PROVINCE],
    }
}

/// What a sum belongs to: what it is paid for, otherwise whoever is paid.
fn leads(heading: &str) -> Vec<Want> {
    match heading {
        "purchase" | "setup" | "tally" => items(heading, false),
        _ => vec![POWER],
    }
}

fn items(heading: &str, is_counted: bool) -> Vec<Want> {
    if is_counted {
        // Places, cards and advances are not counted: a number before them means something else.
        return match heading {
            "capital-selection" | "income" => vec![DOLLAR],
            "score" => vec![word("score")],
            "setup" | "tally" | "turn" | "" => {
                let counted = ["token", "card", "marker"].map(word);
                counted.into_iter().chain([DOLLAR]).collect()
            }
            _ => Vec::new(),
        };
    }
    match heading {
        "capital-selection" => vec![word("roll")],
        "draw" => vec![word("clear"), word("card"), word("adjust")],
        "buy" => vec![word("card")],
        "play" | "final-card-play" => vec![CARD, word("cede"), word("replace")],
        "purchase" => vec![
            word("ship"),
            SHIP,
            ADVANCE,
            CARD,
            word("stability"),
            word("unrest"),
            word("relief"),
        ],
        "expansion" => vec![
            PROVINCE,
            word("card"),
            word("trade"),
            word("free"),
            word("indulgence"),
            CATHEDRAL,
        ],
        _ => STATE.into_iter().chain([word("markers")]).collect(),
    }
}

/// What stands behind `>`: by the card or word before it, otherwise a province.
fn targets(heading: &str, item: Option<&EntryKey>) -> Vec<Want> {
    let Some(item) = item else {
        return vec![PROVINCE];
    };
    match (item.kind, item.id.as_str()) {
        (kinds::CARD, "war" | "civil-war" | "alchemists-gold") | (kinds::ADVANCE, "renaissance") => {
            vec![POWER]
        }
        (Kind::WORD, "trade") => vec![POWER],
        (kinds::CARD, "papal-decree") => vec![Want::Any(kinds::CATEGORY), ADVANCE],
        (kinds::CARD, "black-death") => vec![Want::Any(kinds::AREA), word("area")],
        (kinds::CARD, "cloth-wine" | "gold-ivory") | (Kind::WORD, "clear" | "adjust") => vec![COMMODITY],
        (Kind::WORD, "discard") => vec![CARD],
        _ if heading == "buy" => vec![CARD],
        _ => vec![PROVINCE],
    }
}

/// What stands behind `=`: what came of it, or a claim about it.
fn results(item: Option<&EntryKey>) -> Vec<Want> {
    let Some(item) = item else {
        return vec![word("won"), word("lost"), CATHEDRAL];
    };
    match (item.kind, item.id.as_str()) {
        (kinds::CARD, "civil-war") => vec![word("tokens"), word("cash"), POWER],
        (kinds::CARD, "alchemists-gold") => vec![POWER, DOLLAR],
        (kinds::CARD, _) => vec![POWER],
        (kinds::PROVINCE, _) => vec![word("won"), word("lost"), CATHEDRAL],
        (Kind::WORD, "card" | "hand") => vec![CARD],
        (Kind::WORD, "replace") => vec![word("token"), word("empty")],
        (Kind::WORD, "indulgence") => vec![word("misery"), word("cash")],
        (Kind::WORD, "adjust") => vec![word("shortage"), word("surplus")],
        _ => Vec::new(),
    }
}
