//! The typed values of the data files, one type a table.

use serde::Serialize;

use crate::data::{List, Text};

/// The figures of the frame.
#[derive(Debug, Clone, Serialize)]
pub struct Numbers {
    /// Fewest players.
    pub least_players: u16,
    /// Most players.
    pub most_players: u16,
    /// Turns of a game.
    pub turns: u16,
    /// Dollars at the start.
    pub start_money: u16,
    /// Colonists at the start.
    pub start_colonists: u16,
    /// Colonists taken each turn.
    pub colonists_each_turn: u16,
    /// Merchant ships in the box.
    pub ships: u16,
    /// Dollars for the training square.
    pub training_price: u16,
    /// Dollars for a war.
    pub war_price: u16,
}

/// The sums that must come out.
#[derive(Debug, Clone, Serialize)]
pub struct Totals {
    /// Building tiles.
    pub buildings: u16,
    /// Trade good tokens.
    pub goods: u16,
    /// Discovery tokens.
    pub tokens: u16,
    /// Discovery cards.
    pub cards: u16,
    /// Regions.
    pub regions: u16,
    /// Pieces of one colour.
    pub pieces_of_a_colour: u16,
}

/// A player colour.
#[derive(Debug, Clone, Serialize)]
pub struct Colour {
    /// Its id.
    pub id: Text,
    /// The id of its nation.
    pub nation: Text,
}

/// An age.
#[derive(Debug, Clone, Serialize)]
pub struct Age {
    /// Its number as an id.
    pub id: Text,
    /// Its turns.
    pub turns: List<u16>,
    /// The price of a building.
    pub price: u16,
}

/// A phase of the turn.
#[derive(Debug, Clone, Serialize)]
pub struct Phase {
    /// Its id.
    pub id: Text,
    /// Its letter, A to J.
    pub letter: Text,
    /// The rules that govern it.
    pub rules: List<Text>,
}

/// What a set of goods pays.
#[derive(Debug, Clone, Serialize)]
pub struct Set {
    /// Its id.
    pub id: Text,
    /// How many members it has.
    pub size: u16,
    /// Whether all are of one kind.
    pub alike: bool,
    /// Dollars each turn.
    pub income: u16,
    /// The rule that says so.
    pub rule: Text,
}

/// A capital building.
#[derive(Debug, Clone, Serialize)]
pub struct Building {
    /// Its id.
    pub id: Text,
    /// Its rule.
    pub rule: Text,
    /// Its age.
    pub age: u16,
    /// How many tiles there are.
    pub count: u16,
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub effect: Effect,
    /// Points printed on it.
    pub points: u16,
}

/// When a building works.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// When it is bought, once.
    AtOnce,
    /// In phase D of every turn.
    #[default]
    Benefits,
    /// In phase C of every turn.
    Income,
    /// Right after phase C of every turn.
    AfterIncome,
    /// Whenever a piece arrives by the dock.
    Dock,
    /// In battles.
    Battle,
    /// At any time, once a game.
    Once,
    /// When the game ends.
    GameEnd,
}

/// What a building does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// New pieces.
    GainPieces {
        /// Their kind.
        piece: Text,
        /// How many.
        amount: u16,
        /// Where they appear.
        place: PiecePlace,
    },
    /// Money from the bank.
    GainMoney {
        /// Dollars.
        amount: u16,
    },
    /// A discovery that cannot fail.
    FreeDiscovery,
    /// Money from every other player for each ship of the owner.
    CollectPerShip {
        /// Dollars a ship.
        amount: u16,
    },
    /// More colonists with every missionary who arrives by the dock.
    MissionaryColonists {
        /// Colonists in all.
        amount: u16,
    },
    /// A piece moves up in a box.
    AdvancePiece,
    /// Goods from the face-down pile.
    DrawGoods {
        /// How many.
        amount: u16,
    },
    /// Money for each token of a good.
    MoneyPerGood {
        /// The good.
        good: Text,
        /// Dollars a token.
        amount: u16,
    },
    /// A soldier moves to a neighbouring region.
    MoveSoldier {
        /// How many.
        amount: u16,
    },
    /// Soldiers on the defending side of a battle.
    Defend {
        /// How many.
        amount: u16,
    },
    /// Points at the end.
    Points {
        /// Points.
        amount: u16,
        /// For each so many.
        per: u16,
        /// Of these.
        counted: Counted,
    },
    /// Colonists move from one region to another.
    MoveColonists {
        /// How many at most.
        amount: u16,
    },
}

/// Where new pieces appear.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PiecePlace {
    /// Among the pieces to be placed next turn.
    #[default]
    Hand,
    /// On dock space X.
    DockX,
    /// On dock space Y.
    DockY,
    /// In the Discovery box.
    DiscoveryBox,
    /// In one region where the owner has a piece.
    OwnRegion,
}

/// What a building counts for points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Trade goods.
    #[default]
    Goods,
    /// Pieces in the New World.
    Pieces,
    /// Merchant ships.
    Ships,
    /// Soldiers in the New World.
    Soldiers,
    /// Capital buildings.
    Buildings,
    /// Regions with an own piece.
    Regions,
    /// Dollars.
    Dollars,
}

/// A discovery token.
#[derive(Debug, Clone, Serialize)]
pub struct Token {
    /// Its number as an id.
    pub id: Text,
    /// Dollars for the discoverer.
    pub coins: u16,
    /// Dollars for each soldier sent.
    pub plunder: u16,
    /// Strength needed.
    pub natives: u16,
    /// Points at the end.
    pub points: u16,
}

/// A discovery card.
#[derive(Debug, Clone, Serialize)]
pub struct Card {
    /// Its id.
    pub id: Text,
    /// Dollars for the discoverer.
    pub coins: u16,
    /// Dollars for each soldier sent.
    pub plunder: u16,
    /// Strength needed.
    pub natives: u16,
    /// Points at the end.
    pub points: u16,
}

/// A trade good.
#[derive(Debug, Clone, Serialize)]
pub struct Good {
    /// Its id.
    pub id: Text,
    /// How many tokens there are.
    pub count: u16,
}

/// A region.
#[derive(Debug, Clone, Serialize)]
pub struct Region {
    /// Its id.
    pub id: Text,
    /// The good printed there.
    pub good: Text,
    /// Open from the start.
    pub discovered: bool,
    /// Which of its facts no source confirms: `name`, `good`.
    pub assumed: List<Text>,
    /// The rules about it alone.
    pub rules: List<Text>,
}

/// A border between two regions.
#[derive(Debug, Clone, Serialize)]
pub struct Border {
    /// The two regions.
    pub between: List<Text>,
    /// No source confirms it.
    pub assumed: bool,
}

/// A kind of piece.
#[derive(Debug, Clone, Serialize)]
pub struct Piece {
    /// Its id.
    pub id: Text,
    /// How many of a colour.
    pub count: u16,
    /// Whether it is a specialist.
    pub specialist: bool,
    /// Its value in Merchant Shipping.
    pub shipping: u16,
    /// Its strength in an expedition.
    pub expedition: u16,
    /// The rules that govern it.
    pub rules: List<Text>,
}

/// The turn order track or an event box.
#[derive(Debug, Clone, Serialize)]
pub struct Box {
    /// Its id.
    pub id: Text,
    /// Whether it is one of the eight event boxes.
    pub event: bool,
    /// How it is filled.
    pub fill: Fill,
    /// Numbered spaces; none where the area is open.
    pub spaces: Option<u16>,
    /// Further spaces by letter.
    pub extra: List<Text>,
    /// Named squares.
    pub squares: List<Text>,
    /// Most pieces a player may have there; none where there is no limit.
    pub limit: Option<u16>,
    /// Which of its facts no source confirms: `spaces`.
    pub assumed: List<Text>,
    /// The rules that govern it.
    pub rules: List<Text>,
}

/// How a box is filled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fill {
    /// A marker of each player, by position.
    Markers,
    /// The leftmost free space.
    #[default]
    LeftToRight,
    /// Anywhere, without limit.
    Anywhere,
    /// Any free square.
    Choose,
}
