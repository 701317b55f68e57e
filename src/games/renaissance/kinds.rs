//! The kinds of things in Age of Renaissance.

use crate::core::{Kind, KindInfo};

/// An advance.
pub const ADVANCE: Kind = Kind::new("advance");
/// A commodity.
pub const COMMODITY: Kind = Kind::new("commodity");
/// A card of the history deck.
pub const CARD: Kind = Kind::new("card");
/// A province.
pub const PROVINCE: Kind = Kind::new("province");
/// A trading power.
pub const POWER: Kind = Kind::new("power");
/// An area of the board, or a group of overseas boxes.
pub const AREA: Kind = Kind::new("area");
/// A sea or the ocean.
pub const WATER: Kind = Kind::new("water");
/// A category of advances.
pub const CATEGORY: Kind = Kind::new("category");
/// A phase of a turn.
pub const PHASE: Kind = Kind::new("phase");
/// A step of the Purchase Phase.
pub const STEP: Kind = Kind::new("step");
/// A class of ships.
pub const SHIP: Kind = Kind::new("ship");
/// A sort of pieces.
pub const PIECE: Kind = Kind::new("piece");
/// A way of playing.
pub const VARIANT: Kind = Kind::new("variant");
/// An edition.
pub const EDITION: Kind = Kind::new("edition");
/// An epoch of the history deck.
pub const EPOCH: Kind = Kind::new("epoch");

/// All of them; where two entries share a name, the earlier kind comes first.
pub static KINDS: [KindInfo; 16] = [
    KindInfo::named(ADVANCE)
        .listed("advances")
        .printed()
        .with_case()
        .grouped_by(CATEGORY)
        .with_columns(&[
            "fact-letter",
            "fact-cost",
            "fact-credit",
            "fact-relief",
            "fact-prerequisites",
            "fact-leaders",
        ])
        .linked(),
    KindInfo::named(COMMODITY)
        .listed("commodities")
        .with_columns(&["fact-dice", "fact-base", "fact-payouts", "fact-in-play"])
        .tabled()
        .linked(),
    KindInfo::named(CARD)
        .listed_by_name("cards")
        .printed()
        .with_case()
        .grouped_by(EPOCH)
        .with_columns(&[
            "fact-type",
            "fact-copies",
            "fact-recycles",
            "fact-advances",
            "fact-voided-by",
        ])
        .linked(),
    KindInfo::named(PROVINCE)
        .listed_by_name("provinces")
        .grouped_by(AREA)
        .with_columns(&[
            "fact-type",
            "fact-market",
            "fact-commodity",
            "fact-supports",
            "fact-supported-by",
        ])
        .place()
        .with_case()
        .linked(),
    KindInfo::named(POWER).listed("powers").player().with_case(),
    KindInfo::named(AREA)
        .listed("areas")
        .with_numbers()
        .place()
        .with_case()
        .linked(),
    KindInfo::named(WATER)
        .listed_by_name("waters")
        .place()
        .with_case()
        .linked(),
    KindInfo::named(CATEGORY)
        .listed("categories")
        .part_of_rules()
        .linked(),
    KindInfo::named(Kind::TERM).listed_by_name("terms").linked(),
    KindInfo::named(PHASE).listed("phases").part_of_rules().linked(),
    KindInfo::named(STEP).listed("steps").part_of_rules(),
    KindInfo::named(SHIP).listed("ships").linked(),
    KindInfo::named(PIECE).listed("pieces").counted().linked(),
    KindInfo::named(VARIANT).listed("variants"),
    KindInfo::named(EDITION).listed("editions"),
    KindInfo::named(EPOCH).listed("epochs").with_numbers(),
];

/// Words of records that only this game has.
pub const WORDS: [&str; 39] = [
    "board",
    "edition",
    "roll",
    "clear",
    "card",
    "discard",
    "cede",
    "cash",
    "tokens",
    "token",
    "empty",
    "replace",
    "ship",
    "stability",
    "unrest",
    "relief",
    "trade",
    "free",
    "bonus",
    "market",
    "shortage",
    "surplus",
    "indulgence",
    "misery",
    "penalty",
    "leaves",
    "markers",
    "marker",
    "hand",
    "written",
    "epoch",
    "deck",
    "replay",
    "removed",
    "choice",
    "area",
    "won",
    "lost",
    "adjust",
];

/// Words of records that follow a number: `3 cards`.
pub const COUNTED_WORDS: [&str; 3] = ["card", "token", "marker"];
