//! The frame of Age of Renaissance: figures, phases, pieces, ways of playing.

use serde::Serialize;

use crate::data::{List, Text};

/// The figures of the frame.
#[derive(Debug, Clone, Serialize)]
pub struct Numbers {
    /// The fewest players.
    pub least_players: u16,
    /// The most players.
    pub most_players: u16,
    /// Dollars at the start.
    pub start_cash: u16,
    /// Cards dealt at the start.
    pub start_cards: u16,
    /// What a token costs.
    pub token_price: u16,
    /// What a grade of ships costs.
    pub ship_upgrade: u16,
    /// What a card costs in the Buy Card Phase.
    pub extra_card: u16,
    /// Tokens for the first card bought in the Expansion Phase; each further one costs as many more.
    pub expansion_card_tokens: u16,
    /// The income without any dominated province.
    pub income_base: u16,
    /// What Middle Class adds to the income.
    pub middle_class_income: u16,
    /// What Institutional Research takes off a price.
    pub research_discount: u16,
    /// What Written Record adds to a leader's credit.
    pub written_record_credit: u16,
}

/// The sums that must come out, for the map of 1996.
#[derive(Debug, Clone, Serialize)]
pub struct Totals {
    /// Provinces.
    pub provinces: u16,
    /// Provinces with a market that are neither capitals nor overseas.
    pub markets: u16,
    /// Capitals.
    pub capitals: u16,
    /// Overseas boxes.
    pub overseas: u16,
    /// Satellites.
    pub satellites: u16,
    /// Coasts, two for a province that has two.
    pub coasts: u16,
    /// Seas.
    pub seas: u16,
    /// Advances.
    pub advances: u16,
    /// What all advances cost.
    pub value_of_advances: u16,
    /// Cards.
    pub cards: u16,
    /// Commodity cards.
    pub commodity_cards: u16,
    /// Event cards.
    pub event_cards: u16,
    /// Leader cards.
    pub leader_cards: u16,
}

/// The misery index.
#[derive(Debug, Clone, Serialize)]
pub struct Misery {
    /// Its spaces; Chaos lies behind the last.
    pub spaces: List<u16>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// What depends on the number of players.
#[derive(Debug, Clone, Serialize)]
pub struct Seating {
    /// The number of players.
    pub players: u16,
    /// The powers that take part.
    pub powers: List<Text>,
    /// The areas in play.
    pub areas: List<Text>,
    /// The slots of the order of play that are used.
    pub slots: List<u16>,
    /// The income for 0, 1, 2 … dominated provinces.
    pub income: List<u16>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A phase of a turn, or what stands before the first turn and after the last.
#[derive(Debug, Clone, Serialize)]
pub struct Phase {
    /// The id.
    pub id: Text,
    /// Its place in the turn.
    pub number: Option<u16>,
    /// Whether all players act at once.
    pub simultaneous: bool,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A step of a phase.
#[derive(Debug, Clone, Serialize)]
pub struct Step {
    /// The id.
    pub id: Text,
    /// Its phase.
    pub phase: Text,
    /// Its letter.
    pub letter: Text,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A class of ships.
#[derive(Debug, Clone, Serialize)]
pub struct Ship {
    /// The id.
    pub id: Text,
    /// The spaces of the shipping table.
    pub spaces: List<u16>,
    /// The advances that put the marker on the first of them.
    pub needs: List<Text>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A sort of pieces.
#[derive(Debug, Clone, Serialize)]
pub struct Piece {
    /// The id.
    pub id: Text,
    /// How many a player has.
    pub count: u16,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A way of playing.
#[derive(Debug, Clone, Serialize)]
pub struct Variant {
    /// The id.
    pub id: Text,
    /// The epoch with whose deck the game ends, if it is a length.
    pub last_epoch: Option<u16>,
    /// Whether it is the usual length.
    pub usual: bool,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// An edition.
#[derive(Debug, Clone, Serialize)]
pub struct Edition {
    /// The id, which is its year.
    pub id: Text,
    /// Who published it.
    pub publisher: Text,
    /// Whether records follow it unless they say otherwise.
    pub usual: bool,
    /// The disagreements of which it chooses the second reading.
    pub disagreements: List<Text>,
    /// Cards dealt at the start, if it is another number.
    pub dealt: Option<u16>,
    /// Cards kept of them.
    pub kept: Option<u16>,
    /// Cards that come into the deck later.
    pub held_back: List<Text>,
    /// A card that belongs to another epoch.
    pub moved: Option<Moved>,
}

/// A card that an edition puts into another epoch.
#[derive(Debug, Clone, Serialize)]
pub struct Moved {
    /// The card, of which one is moved.
    pub card: Text,
    /// From this epoch.
    pub from: u16,
    /// To this epoch.
    pub to: u16,
}
