//! What is in the box of Planetfall, as typed values. What no text tells is left out, not guessed.

use serde::Serialize;

use crate::data::{List, Text};

/// The figures of the frame.
#[derive(Debug, Clone, Serialize)]
pub struct Numbers {
    /// The fewest players.
    pub least_players: u16,
    /// The most players.
    pub most_players: u16,
    /// Rounds of a game, one planet each.
    pub rounds: u16,
    /// Conditions on a goal sheet.
    pub goal_conditions: u16,
    /// Ships of one colour.
    pub ships_of_a_colour: u16,
    /// Markers of one colour.
    pub markers_of_a_colour: u16,
    /// Empire points at the start.
    pub start_empire: u16,
    /// The Empire points at which a token is turned.
    pub token_steps: List<u16>,
    /// What 1 experience costs in an operation.
    pub experience_price: u16,
    /// Cards of one deck.
    pub deck_cards: u16,
}

/// The sums that must come out.
#[derive(Debug, Clone, Serialize)]
pub struct Totals {
    /// Planet decks.
    pub decks: u16,
    /// Planet cards.
    pub cards: u16,
    /// Commanders.
    pub commanders: u16,
    /// Sides of commander sheets.
    pub sides: u16,
    /// Player colours.
    pub colours: u16,
    /// Empire tokens.
    pub tokens: u16,
    /// Goal sheets.
    pub goals: Total,
    /// Restrain tokens.
    pub restrain_tokens: Total,
}

/// A sum that may be unconfirmed.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Total {
    /// How many.
    pub count: u16,
    /// No complete source says so.
    pub assumed: bool,
    /// Source codes.
    pub sources: List<Text>,
}

/// How many cards are laid out with so many players.
#[derive(Debug, Clone, Serialize)]
pub struct Layout {
    /// From so many players.
    pub least_players: u16,
    /// To so many players.
    pub most_players: u16,
    /// Cards in the rows of levels I, II and III.
    pub rows: List<u16>,
    /// Cards set aside.
    pub aside: u16,
    /// The rules it rests on.
    pub rules: List<Text>,
}

/// A type of planet cards.
#[derive(Debug, Clone, Serialize)]
pub struct CardType {
    /// The id.
    pub id: Text,
    /// How many in every deck.
    pub count: u16,
    /// How such a card is taken, the usual way first.
    pub ways: List<Text>,
    /// The statistic that each way costs; `none` if it is free.
    pub pays: List<Text>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A planet card, as far as it is known.
#[derive(Debug, Clone, Serialize)]
pub struct Card {
    /// The id.
    pub id: Text,
    /// Its type.
    pub sort: Text,
    /// The level for which the figures are known.
    pub level: Option<u16>,
    /// The planets on which it can lie.
    pub planets: List<u16>,
    /// Its cost in energy.
    pub cost: Option<u16>,
    /// The strength that defeats it.
    pub strength: Option<u16>,
    /// The experience that enlists it.
    pub experience: Option<u16>,
    /// The energy it gives on levels I, II and III.
    pub energy: List<u16>,
    /// Its pair value.
    pub pair: Option<u16>,
    /// What it gives.
    pub reward: Gain,
    /// What it does later on.
    pub effect: Option<Effect>,
    /// The rules it cites.
    pub rules: List<Text>,
    /// Source codes.
    pub sources: List<Text>,
}

/// An amount of each statistic.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Gain {
    /// Empire points.
    pub empire: u16,
    /// Strength.
    pub strength: u16,
    /// Energy.
    pub energy: u16,
    /// Experience.
    pub experience: u16,
}

/// What happens whenever a card of a type is taken.
#[derive(Debug, Clone, Serialize)]
pub struct Effect {
    /// When it works; only `take` is known.
    pub when: Text,
    /// The type of the card taken.
    pub sort: Text,
    /// What it gives.
    pub gain: Gain,
}

/// A commander.
#[derive(Debug, Clone, Serialize)]
pub struct Commander {
    /// The id.
    pub id: Text,
    /// Source codes.
    pub sources: List<Text>,
    /// The rules it cites.
    pub rules: List<Text>,
    /// The sides of the sheet.
    pub sides: List<Side>,
}

/// A side of a commander sheet.
#[derive(Debug, Clone, Serialize)]
pub struct Side {
    /// `a` or `b`.
    pub id: Text,
    /// Whether what the ability gives is known.
    pub is_known: bool,
    /// What it does.
    pub effect: Option<Effect>,
    /// Where the ship returns.
    pub ship: Option<Text>,
    /// Whether it works in the Income phase of round 1 too.
    pub first_round_income: bool,
    /// No complete source says so.
    pub assumed: bool,
    /// Source codes.
    pub sources: List<Text>,
}

/// A faction or a colour: a name, and whether a source confirms it.
#[derive(Debug, Clone, Serialize)]
pub struct Named {
    /// The id.
    pub id: Text,
    /// No source at hand confirms it.
    pub assumed: bool,
    /// Source codes.
    pub sources: List<Text>,
}

/// A statistic of a player.
#[derive(Debug, Clone, Serialize)]
pub struct Statistic {
    /// The id.
    pub id: Text,
    /// Whether it can go down.
    pub spent: bool,
    /// Whether it has a maximum.
    pub capped: bool,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// An operation space.
#[derive(Debug, Clone, Serialize)]
pub struct Operation {
    /// The id.
    pub id: Text,
    /// Its level.
    pub level: u16,
    /// Its points.
    pub points: u16,
    /// No source at hand confirms the points.
    pub assumed: bool,
    /// Source codes.
    pub sources: List<Text>,
}

/// A phase of a round.
#[derive(Debug, Clone, Serialize)]
pub struct Phase {
    /// The id.
    pub id: Text,
    /// Its place in the round.
    pub number: u16,
    /// Whether it is played in the last round as well.
    pub last_round: bool,
    /// The rules it cites.
    pub rules: List<Text>,
}
