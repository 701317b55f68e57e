//! What one player owns.

use super::{BuildingId, CardId, Figures, GoodId, Piece, PieceCounts};

/// One player's possessions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Dollars; below zero only where a record spends what was not there.
    pub money: i32,
    /// Pieces to be placed this turn.
    pub hand: PieceCounts,
    /// Pieces gained this turn for the next one.
    pub gained: PieceCounts,
    /// Goods by kind.
    pub goods: Vec<u8>,
    /// Merchant ships.
    pub ships: u8,
    /// Buildings in the order of purchase.
    pub buildings: Vec<BuildingId>,
    /// How many of them were bought this turn: the last ones.
    pub new_buildings: usize,
    /// Discovery tokens won.
    pub tokens: Vec<Figures>,
    /// Discovery cards won.
    pub cards: Vec<CardId>,
    /// Pieces waiting in the Discovery box.
    pub discovery: PieceCounts,
    /// The piece that marks the player's place in the turn order.
    pub marker: Piece,
    /// Whether the University has been used.
    pub university_used: bool,
    /// Whether the Stable has been used in this game.
    pub stable_used: bool,
    /// Goods of this player that rest on assumed data.
    pub assumed_goods: Vec<GoodId>,
    /// Points scored so far.
    pub points: Points,
}

/// Points that are scored during the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Points {
    /// Points of each colony at each scoring, in order.
    pub colonies: Vec<Vec<u16>>,
    /// Income from sets in the last turn played.
    pub last_income: u16,
    /// Points scored in phase D: Taxation in the reading of the Italian book.
    pub of_benefits: u16,
    /// What written points were more than ours, where they are taken for right.
    pub believed: i32,
}

impl Points {
    /// All colony points so far.
    pub fn colonies_total(&self) -> u16 {
        self.colonies.iter().flatten().sum()
    }
}

impl Default for Player {
    fn default() -> Self {
        Self {
            money: 0,
            hand: PieceCounts::default(),
            gained: PieceCounts::default(),
            goods: Vec::new(),
            ships: 0,
            buildings: Vec::new(),
            new_buildings: 0,
            tokens: Vec::new(),
            cards: Vec::new(),
            discovery: PieceCounts::default(),
            marker: Piece::Colonist,
            university_used: false,
            stable_used: false,
            assumed_goods: Vec::new(),
            points: Points::default(),
        }
    }
}

impl Player {
    /// How many trade goods.
    pub fn goods_total(&self) -> u16 {
        self.goods.iter().map(|count| u16::from(*count)).sum()
    }

    /// Whether a good of this player rests on assumed data.
    pub fn has_assumed_goods(&self) -> bool {
        !self.assumed_goods.is_empty()
    }

    /// Whether the player owns this building.
    pub fn owns(&self, building: BuildingId) -> bool {
        self.buildings.contains(&building)
    }
}
