//! The history deck, and the commodities that its cards pay for.

use serde::Serialize;

use crate::data::{List, Text};

/// A commodity.
#[derive(Debug, Clone, Serialize)]
pub struct Commodity {
    /// The id.
    pub id: Text,
    /// The total of the dice that picks it.
    pub dice: u16,
    /// The payment for one province.
    pub base: u16,
    /// The payments for 1, 2, 3 … provinces.
    pub payouts: List<u16>,
    /// The provinces that give it on the map of 1996.
    pub provinces: List<Text>,
    /// How many of them are in play with each number of players, overseas boxes not counted.
    pub in_play: List<u16>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// What a card is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardType {
    /// A commodity card.
    #[default]
    Commodity,
    /// An event card.
    Event,
    /// A leader card.
    Leader,
}

/// A card of the history deck.
#[derive(Debug, Clone, Serialize)]
pub struct Card {
    /// The id.
    pub id: Text,
    /// What it is.
    pub sort: CardType,
    /// How many of them each epoch has.
    pub copies: List<u16>,
    /// Whether it goes to the replay pile when it has been played.
    pub recycles: bool,
    /// The commodities that its player chooses from.
    pub commodities: List<Text>,
    /// Its payment boxes, if it is a commodity card.
    pub boxes: Option<u16>,
    /// What it does, if it is an event.
    pub event: Option<Event>,
    /// What it takes off each of its advances, if it is a leader.
    pub credit: Option<u16>,
    /// The advances it makes cheaper.
    pub advances: List<Text>,
    /// A higher credit that another card brings.
    pub raised: Option<Raised>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// Whom an event hits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Its player only.
    #[default]
    Own,
    /// One player who is chosen.
    Chosen,
    /// All players.
    All,
    /// One or more provinces that are chosen.
    Provinces,
    /// One area that is chosen.
    Area,
    /// One category of advances that is chosen.
    Category,
}

/// For how long another card voids an event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Voided {
    /// From then on.
    #[default]
    ForGood,
    /// Only if both are played in one turn.
    SameTurn,
}

/// What an event does.
#[derive(Debug, Clone, Serialize)]
pub struct Event {
    /// Whom it hits.
    pub scope: Scope,
    /// Whether it is a military advantage.
    pub military: bool,
    /// Misery spaces.
    pub misery: u16,
    /// A misery space for each of these that a player has, as `kind:id`.
    pub misery_per: Option<Text>,
    /// A misery space fewer for each of these, as `kind:id`.
    pub less_per: Option<Text>,
    /// An advance that saves its owner a misery space.
    pub less_with: Option<Text>,
    /// How many provinces it hits in each epoch.
    pub by_epoch: List<u16>,
    /// The area to which it is limited.
    pub area: Option<Text>,
    /// The categories that its player chooses from.
    pub categories: List<Text>,
    /// What its player is paid.
    pub money: u16,
    /// The cards that void it.
    pub voided_by: List<Text>,
    /// For how long they do.
    pub voided: Voided,
    /// The advances that together protect their owner; if all players own them the card is a burden.
    pub stopped_by: List<Text>,
    /// The cards against whose users it gives no advantage.
    pub not_against: List<Text>,
    /// The cards from which its player is safe.
    pub protects_from: List<Text>,
}

/// A higher credit that another card brings.
#[derive(Debug, Clone, Serialize)]
pub struct Raised {
    /// The credit.
    pub credit: u16,
    /// The card.
    pub by: Text,
}

/// An epoch of the history deck.
#[derive(Debug, Clone, Serialize)]
pub struct Epoch {
    /// The id, which is its number.
    pub id: Text,
    /// The year it begins with.
    pub from: u16,
    /// The year it ends with.
    pub to: u16,
    /// Commodity cards.
    pub commodity_cards: u16,
    /// Event cards.
    pub event_cards: u16,
    /// Leader cards.
    pub leader_cards: u16,
    /// The rules it cites.
    pub rules: List<Text>,
}
