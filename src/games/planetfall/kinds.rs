//! The kinds of things in Age of Wonders: Planetfall.

use crate::core::{Kind, KindInfo};

/// A planet card.
pub const CARD: Kind = Kind::new("card");
/// A type of planet cards.
pub const CARD_TYPE: Kind = Kind::new("card-type");
/// A commander.
pub const COMMANDER: Kind = Kind::new("commander");
/// A faction.
pub const FACTION: Kind = Kind::new("faction");
/// A statistic of a player.
pub const STATISTIC: Kind = Kind::new("statistic");
/// An operation space.
pub const OPERATION: Kind = Kind::new("operation");
/// A phase of a round.
pub const PHASE: Kind = Kind::new("phase");
/// A goal sheet. Only tables name them.
pub const GOAL: Kind = Kind::new("goal");
/// A player colour.
pub const COLOUR: Kind = Kind::new("colour");

/// All of them; where two entries share a name, the earlier kind comes first.
pub static KINDS: [KindInfo; 9] = [
    KindInfo::named(CARD).listed_by_name("cards").with_case().linked(),
    KindInfo::named(CARD_TYPE)
        .listed("card-types")
        .counted()
        .part_of_rules()
        .linked(),
    KindInfo::named(COMMANDER)
        .listed_by_name("commanders")
        .with_case()
        .suffixed(&["a", "b", "א", "ב"])
        .linked(),
    KindInfo::named(FACTION)
        .listed_by_name("factions")
        .with_case()
        .linked(),
    KindInfo::named(STATISTIC)
        .listed("statistics")
        .with_case()
        .linked(),
    KindInfo::named(OPERATION).listed("operations").place().linked(),
    KindInfo::named(Kind::TERM).listed_by_name("terms").linked(),
    KindInfo::named(PHASE).listed("phases").part_of_rules(),
    KindInfo::named(COLOUR).listed("colours").player(),
];

/// Words of records that only this game has.
pub const WORDS: [&str; 23] = [
    "deck",
    "commander",
    "goal",
    "exploration",
    "resolution",
    "level",
    "operations",
    "restrain",
    "defeat",
    "enlist",
    "peace",
    "aggression",
    "study",
    "gather",
    "annex",
    "sector",
    "pair",
    "card",
    "planet",
    "cost",
    "icon",
    "diplomacy",
    "initiative",
];
