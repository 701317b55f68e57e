//! What one player owns, and what the player has done this turn.

use super::{AdvanceId, AdvanceSet, PowerId, SeatSet};

/// One player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// The power.
    pub power: PowerId,
    /// Dollars in hand; below zero only where a record spends what was not there.
    pub cash: i32,
    /// The cash written down in the last order-of-play phase.
    pub written: i32,
    /// Tokens in the expansion box, bought and not yet placed.
    pub expansion: u8,
    /// Tokens in stock. Stock, expansion box and map are 36 together.
    pub stock: u8,
    /// Markers on the mat. Mat and map are 25 together.
    pub markers: u8,
    /// The space of the misery index.
    pub misery: Misery,
    /// The ship.
    pub ship: Ship,
    /// All advances owned, those of this turn too: attributes, tiers and prerequisites count at once.
    pub advances: AdvanceSet,
    /// Those of them bought this turn: their credits do not count yet, their misery relief does now.
    pub new_advances: AdvanceSet,
    /// Cards in hand. Which ones nobody knows.
    pub hand: u8,
    /// Whether the player is out: in Chaos, or gone.
    pub is_out: bool,
    /// What has been done this turn and cannot be done twice.
    pub done: Done,
    /// The players against whom Cathedral has been used this turn.
    pub cathedral: SeatSet,
    /// Tokens still owed for Holy Indulgence: to be paid in cash, or by one misery space.
    pub owed: u8,
    /// What is spent on tokens in the order-of-play phase that is going on; none if nothing is written yet.
    pub spent: Option<i32>,
}

impl Player {
    /// A player before anything has happened.
    pub fn new(power: PowerId) -> Self {
        Self {
            power,
            cash: 0,
            written: 0,
            expansion: 0,
            stock: 0,
            markers: 0,
            misery: Misery::START,
            ship: Ship::None,
            advances: AdvanceSet::EMPTY,
            new_advances: AdvanceSet::EMPTY,
            hand: 0,
            is_out: false,
            done: Done::default(),
            cathedral: SeatSet::EMPTY,
            owed: 0,
            spent: None,
        }
    }

    /// Whether an advance is owned.
    pub const fn owns(&self, advance: AdvanceId) -> bool {
        self.advances.contains(advance)
    }

    /// The advances whose credits count: RR-090.
    pub const fn credited(&self) -> AdvanceSet {
        self.advances.without(self.new_advances)
    }
}

/// A space of the misery index, by its place from 0; [`Misery::CHAOS`] lies behind the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Misery(pub u8);

impl Misery {
    /// The space 0, with which everybody begins: RR-063.
    pub const START: Self = Self(0);
    /// The space behind 1000.
    pub const CHAOS: Self = Self(26);
    /// What the spaces count.
    pub const VALUES: [u16; 26] = [
        0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600,
        700, 800, 900, 1000,
    ];

    /// What the space counts; that of Chaos is the last printed figure.
    pub fn value(self) -> u16 {
        let last = Self::VALUES.len() - 1;
        Self::VALUES[usize::from(self.0).min(last)]
    }

    /// The space with this figure.
    pub fn of_value(value: u32) -> Option<Self> {
        let at = Self::VALUES.iter().position(|known| u32::from(*known) == value)?;
        u8::try_from(at).ok().map(Self)
    }

    /// So many spaces towards Chaos.
    #[must_use]
    pub fn up(self, spaces: u8) -> Self {
        Self(self.0.saturating_add(spaces).min(Self::CHAOS.0))
    }

    /// So many spaces towards 0; what lies below is lost: RA-71.
    #[must_use]
    pub const fn down(self, spaces: u8) -> Self {
        Self(self.0.saturating_sub(spaces))
    }
}

/// Where the ship marker stands: the figure is that of the space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ship {
    /// No ship yet.
    None,
    /// Galley 2, 4, 6 or 8.
    Galley(u8),
    /// Seaworthy 10, 12, 14 or 16.
    Seaworthy(u8),
    /// Ocean 1, 2, 3 or 4.
    Ocean(u8),
}

impl Ship {
    /// Every space, in the order of the shipping table.
    pub const SPACES: [Self; 12] = [
        Self::Galley(2),
        Self::Galley(4),
        Self::Galley(6),
        Self::Galley(8),
        Self::Seaworthy(10),
        Self::Seaworthy(12),
        Self::Seaworthy(14),
        Self::Seaworthy(16),
        Self::Ocean(1),
        Self::Ocean(2),
        Self::Ocean(3),
        Self::Ocean(4),
    ];

    /// The next space for $10: RR-089, RR-100. None behind the fourth.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::None => Some(Self::Galley(2)),
            Self::Galley(space) if space < 8 => Some(Self::Galley(space + 2)),
            Self::Seaworthy(space) if space < 16 => Some(Self::Seaworthy(space + 2)),
            Self::Ocean(space) if space < 4 => Some(Self::Ocean(space + 1)),
            Self::Galley(_) | Self::Seaworthy(_) | Self::Ocean(_) => None,
        }
    }

    /// The id of its class in the data; none without a ship.
    pub const fn id(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Galley(_) => Some("galley"),
            Self::Seaworthy(_) => Some("seaworthy"),
            Self::Ocean(_) => Some("ocean"),
        }
    }

    /// The figure of its space; 0 without a ship.
    pub const fn space(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Galley(space) | Self::Seaworthy(space) | Self::Ocean(space) => space,
        }
    }

    /// The most tokens into one province and turn; none if there is no limit.
    pub const fn capacity(self) -> Option<u8> {
        match self {
            Self::None => Some(0),
            Self::Galley(space) | Self::Seaworthy(space) => Some(space),
            Self::Ocean(_) => None,
        }
    }

    /// How many overseas boxes may be entered and kept.
    pub const fn boxes(self) -> u8 {
        match self {
            Self::Ocean(space) => space,
            Self::None | Self::Galley(_) | Self::Seaworthy(_) => 0,
        }
    }
}

/// Something that a player does once a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Once {
    /// A card bought with Urban Ascendancy.
    ExtraCard,
    /// A card discarded with Master Art.
    Discard,
    /// A grade of ships.
    ShipUpgrade,
    /// Places swapped by Renaissance.
    Swap,
    /// A forced trade tried.
    Trade,
    /// A card bought for tokens.
    ExpansionCard,
    /// Stabilization paid or refused.
    Stability,
    /// Misery relief bought.
    Relief,
    /// A condition adjusted with Wind/Watermill (edition of 1999).
    Adjust,
}

/// What has been done this turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done(u16);

impl Done {
    /// Whether it has been done.
    pub const fn has(self, what: Once) -> bool {
        self.0 & (1 << what as u16) != 0
    }

    /// It is done.
    pub fn mark(&mut self, what: Once) {
        self.0 |= 1 << what as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::renaissance::builtin;

    #[test]
    fn the_tracks_are_those_of_the_data() {
        let catalog = builtin();
        assert_eq!(&*catalog.misery.spaces, Misery::VALUES);
        let spaces = Ship::SPACES.iter();
        for class in catalog.ships.iter() {
            let of_class = spaces.clone().filter(|ship| ship.id() == Some(class.id.as_ref()));
            let of_class: Vec<u16> = of_class.map(|ship| u16::from(ship.space())).collect();
            assert_eq!(&*class.spaces, of_class);
        }
    }

    #[test]
    fn misery_ends_at_zero_and_in_chaos() {
        assert_eq!(Misery::START.down(3), Misery::START);
        assert_eq!(Misery(25).up(9), Misery::CHAOS);
        assert_eq!(Misery::of_value(125), Some(Misery(11)));
        assert_eq!(Misery::of_value(120), None);
    }

    #[test]
    fn a_galley_never_becomes_a_seaworthy_vessel_by_upgrading() {
        assert_eq!(Ship::None.next(), Some(Ship::Galley(2)));
        assert_eq!(Ship::Galley(8).next(), None);
        assert_eq!(Ship::Seaworthy(10).next(), Some(Ship::Seaworthy(12)));
        assert_eq!(Ship::Ocean(4).next(), None);
    }
}
