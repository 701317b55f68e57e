//! What was meant: the actions of a game, in numbers instead of words.

use super::deck::{Gains, Side, SideLetter, Stat, Way};
use super::replay::moments::sort_of;
use super::state::{Name, Stage};
use super::told::ToldCard;
use crate::core::engine::{self, Moments, Role, Seat, Seated};

/// Something that a record says happened, or claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// A heading: the round begins.
    Turn(u32),
    /// A heading: this is worked off now.
    Enter(Stage),
    /// A heading: what is being worked off is over, and what everybody has is written down.
    Tally,
    /// The seating, with the players' names.
    Players(Vec<Seated>),
    /// A reading was chosen: the ruling's name and the reading's.
    Ruling(Box<(String, String)>),
    /// A title, a date or a place: nothing to the game.
    Remark,
    /// The table's own deck file.
    Deck(String),
    /// The turn order, at the start or as a claim.
    Order(Vec<Seat>),
    /// What stands on a commander sheet.
    TellCommander(Name, Option<SideLetter>, Box<Side>),
    /// What stands on a card.
    TellCard(Name, Box<ToldCard>),
    /// A commander is chosen; the starting values, if they are written.
    Pick(Seat, Name, Option<SideLetter>, Box<Figures>),
    /// The goal sheet of the game.
    Goal(Name),
    /// A row is laid out.
    Row(u32, Vec<Name>),
    /// A ship is placed.
    Place(Seat, Spot),
    /// Nothing is chosen.
    Pass(Seat),
    /// A ship's action is resolved.
    Resolve(Seat, Box<Resolving>),
    /// A text of a card or a commander is used.
    Use(Seat, Name, Box<Use>),
    /// The Restrain token is laid.
    Restrain(Seat, Spot),
    /// A claim of what came by itself in the Income phase.
    ClaimIncome(Seat, Box<Figures>),
    /// A claim of what a player has.
    ClaimHoldings(Seat, Box<Holdings>),
    /// The points of a goal, a technology or a commander at the end.
    ScoreSource(Seat, Source, u32),
    /// A claim of the points of a player.
    ClaimPoints(Seat, u32),
    /// A claim of the winners.
    ClaimWinners(Vec<Seat>),
}

/// Where a ship is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On a card, by its name.
    Card(Name),
    /// On a card, by its row and its place in it, from 1.
    At(u32, u32),
    /// On an operation space, by its level.
    Operations(u32),
}

/// What a record says of an action that is resolved.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Resolving {
    /// Where the ship stands, if it is written.
    pub spot: Option<Spot>,
    /// The way of taking, if it is written.
    pub way: Option<Way>,
    /// What operation points are exchanged for.
    pub exchange: Option<Gains>,
    /// What was paid and gained.
    pub figures: Figures,
}

impl Resolving {
    /// Whether it says only where the ship stands.
    pub fn says_only_where(&self) -> bool {
        self.spot.is_some() && self.way.is_none() && self.exchange.is_none() && self.figures.is_empty()
    }

    /// Whether it says neither how the card was taken nor what that cost or gave.
    pub fn says_nothing_of_taking(&self) -> bool {
        let exchanges_nothing = self.exchange.is_none_or(|exchange| exchange.is_empty());
        self.way.is_none() && exchanges_nothing && self.figures.is_empty()
    }
}

/// How a text is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Use {
    /// It changes the next action in a way that nobody can compute.
    Bare,
    /// This was paid and gained.
    Figures(Figures),
    /// Points are exchanged: what was paid, and what came of it.
    Convert(Gains, Figures),
    /// A card is laid to the right end of a row.
    Reveal(u32, Option<Name>),
}

/// What gives points at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A condition of the goal sheet, from 1.
    Goal(u32),
    /// A technology or the commander.
    Named(Name),
}

/// What was paid and gained of each statistic, as far as it is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    paid: [Option<u16>; 4],
    gained: [Option<u16>; 4],
}

impl Figures {
    /// What was paid of a statistic, if it is written.
    pub fn paid(&self, stat: Stat) -> Option<u16> {
        self.paid[stat as usize]
    }

    /// What was gained of a statistic, if it is written.
    pub fn gained(&self, stat: Stat) -> Option<u16> {
        self.gained[stat as usize]
    }

    /// Adds a payment.
    pub fn pay(&mut self, stat: Stat, amount: u16) {
        let figure = &mut self.paid[stat as usize];
        *figure = Some(figure.unwrap_or(0).saturating_add(amount));
    }

    /// Adds a gain.
    pub fn gain(&mut self, stat: Stat, amount: u16) {
        let figure = &mut self.gained[stat as usize];
        *figure = Some(figure.unwrap_or(0).saturating_add(amount));
    }

    /// Writes another payment, or none.
    pub fn set_paid(&mut self, stat: Stat, amount: Option<u16>) {
        self.paid[stat as usize] = amount;
    }

    /// Writes another gain, or none.
    pub fn set_gained(&mut self, stat: Stat, amount: Option<u16>) {
        self.gained[stat as usize] = amount;
    }

    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a payment is written.
    pub fn has_payment(&self) -> bool {
        self.paid.iter().any(Option::is_some)
    }

    /// Whether a gain is written.
    pub fn has_gain(&self) -> bool {
        self.gained.iter().any(Option::is_some)
    }

    /// Everything that was gained.
    pub fn gains(&self) -> Gains {
        Self::sum(&self.gained)
    }

    /// Everything that was paid.
    pub fn payments(&self) -> Gains {
        Self::sum(&self.paid)
    }

    fn sum(figures: &[Option<u16>; 4]) -> Gains {
        let mut gains = Gains::default();
        for stat in Stat::ALL {
            gains.add(stat, figures[stat as usize].unwrap_or(0));
        }
        gains
    }
}

/// What a player has, as far as it is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holdings {
    /// The statistics.
    pub stats: [Option<u32>; 4],
    /// Cards and pairs.
    pub counts: Vec<(Held, u32)>,
}

/// Something that a tally counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// Units.
    Units,
    /// Technologies.
    Technologies,
    /// Landmarks.
    Landmarks,
    /// Upright resource cards.
    Resources,
    /// Sectors.
    Sectors,
    /// Cards.
    Cards,
    /// Pairs.
    Pairs,
}

/// A figure of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The only one: points.
    Only,
    /// A statistic that was gained, or that a player has.
    Stat(Stat),
    /// A statistic that was paid.
    Paid(Stat),
}

impl engine::Action for Action {
    type Stage = Stage;

    fn role(&self) -> Role<'_, Stage> {
        match self {
            Self::Turn(number) => Role::Turn(*number),
            Self::Enter(stage) => Role::Enter(*stage),
            Self::Tally => Role::Tally("tally"),
            Self::Players(seats) => Role::Players(seats),
            Self::Ruling(choice) => Role::Ruling(&choice.0, &choice.1),
            Self::Remark | Self::Deck(_) => Role::Remark,
            Self::Order(order) => Role::Order(order),
            Self::ClaimWinners(winners) => Role::Winners(winners),
            _ => Role::Entry,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Pick(seat, ..)
            | Self::Place(seat, _)
            | Self::Pass(seat)
            | Self::Resolve(seat, _)
            | Self::Use(seat, ..)
            | Self::Restrain(seat, _)
            | Self::ClaimIncome(seat, _)
            | Self::ClaimHoldings(seat, _)
            | Self::ScoreSource(seat, ..)
            | Self::ClaimPoints(seat, _) => Some(*seat),
            _ => None,
        }
    }

    fn seat_mut(&mut self) -> Option<&mut Seat> {
        match self {
            Self::Pick(seat, ..)
            | Self::Place(seat, _)
            | Self::Pass(seat)
            | Self::Resolve(seat, _)
            | Self::Use(seat, ..)
            | Self::Restrain(seat, _)
            | Self::ClaimIncome(seat, _)
            | Self::ClaimHoldings(seat, _)
            | Self::ScoreSource(seat, ..)
            | Self::ClaimPoints(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn stages(&self) -> Option<&'static [Stage]> {
        use Stage::{
            Discovery, Exploration1, Exploration2, Income, Migration, Resolution1, Resolution2, Setup,
        };
        Some(match self {
            Self::Pick(..) | Self::Goal(_) | Self::TellCommander(..) => &[Setup],
            Self::Order(_) => &[Setup, Discovery, Exploration1, Exploration2, Migration],
            // A row that comes later is another mistake.
            Self::Row(..) => &[Discovery, Exploration1, Resolution1, Exploration2, Resolution2],
            Self::Place(..) | Self::Pass(_) | Self::Restrain(..) => &[Exploration1, Exploration2],
            Self::Resolve(..) => &[Resolution1, Resolution2],
            Self::Use(..) => &[Income, Exploration1, Resolution1, Exploration2, Resolution2],
            Self::ClaimIncome(..) => &[Income],
            _ => return None,
        })
    }

    fn sort(&self) -> Moments {
        sort_of(self)
    }

    fn is_claim(&self) -> bool {
        matches!(
            self,
            Self::ClaimIncome(..)
                | Self::ClaimHoldings(..)
                | Self::ScoreSource(..)
                | Self::ClaimPoints(..)
                | Self::ClaimWinners(_)
        )
    }

    fn is_knowledge(&self) -> bool {
        matches!(self, Self::TellCard(..) | Self::TellCommander(..))
    }

    fn is_work(&self) -> bool {
        !matches!(
            self,
            Self::Order(_) | Self::TellCard(..) | Self::TellCommander(..) | Self::ClaimHoldings(..)
        )
    }

    fn turn(number: u32) -> Self {
        Self::Turn(number)
    }

    fn enter(stage: Stage) -> Self {
        Self::Enter(stage)
    }
}
