//! The kinds of things in Age of Discovery.

use crate::core::{Kind, KindInfo};

/// A capital building.
pub const BUILDING: Kind = Kind::new("building");
/// A piece on the board.
pub const PIECE: Kind = Kind::new("piece");
/// A trade good.
pub const GOOD: Kind = Kind::new("good");
/// A region of the map.
pub const REGION: Kind = Kind::new("region");
/// A discovery card.
pub const CARD: Kind = Kind::new("card");
/// A discovery token.
pub const TOKEN: Kind = Kind::new("token");
/// A box or track of the board.
pub const BOX: Kind = Kind::new("box");
/// A phase of the turn.
pub const PHASE: Kind = Kind::new("phase");
/// An age.
pub const AGE: Kind = Kind::new("age");
/// A player colour.
pub const COLOUR: Kind = Kind::new("colour");
/// A nation, which goes with a colour.
pub const NATION: Kind = Kind::new("nation");

/// All of them; where two entries share a name, the earlier kind comes first.
pub static KINDS: [KindInfo; 12] = [
    KindInfo::named(BUILDING)
        .listed_by_name("buildings")
        .grouped_by(AGE)
        .owning_rules()
        .printed()
        .with_case()
        .linked(),
    KindInfo::named(PIECE).listed("pieces").counted().linked(),
    KindInfo::named(GOOD).listed_by_name("goods").tabled().linked(),
    KindInfo::named(REGION)
        .listed_by_name("regions")
        .place()
        .with_case()
        .linked(),
    KindInfo::named(CARD)
        .listed_by_name("cards")
        .printed()
        .with_case()
        .tabled()
        .linked(),
    KindInfo::numbered(TOKEN, "discovery-token")
        .listed("tokens")
        .tabled(),
    KindInfo::named(BOX)
        .listed("boxes")
        .place()
        .part_of_rules()
        .linked()
        .giving_way()
        .suffixed(&["X", "Y"]),
    KindInfo::named(Kind::TERM).listed_by_name("terms").linked(),
    KindInfo::named(PHASE).listed("phases").part_of_rules(),
    KindInfo::named(AGE).listed("ages").with_numbers(),
    KindInfo::named(COLOUR).listed("colours").player(),
    KindInfo::named(NATION).player().with_case(),
];

/// Words of records that only this game has.
pub const WORDS: [&str; 4] = ["bids", "refill", "board", "exchange"];
