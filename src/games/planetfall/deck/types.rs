//! The cards, commanders and goal sheets of a box, as typed values. Every figure may be unknown.

use std::sync::Arc;

use super::Effect;
use crate::core::DeclaredName;

/// A box, as its table has typed it in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deck {
    /// Its title, free text.
    pub title: Option<String>,
    /// Where it is from, free text.
    pub source: Option<String>,
    /// Whether everything is in it: then a name that is not in it does not exist.
    pub is_complete: bool,
    /// What the operation spaces give.
    pub operations: Operations,
    /// The planet cards, in the order of the file.
    pub cards: Vec<Arc<Card>>,
    /// The commanders, in the order of the file.
    pub commanders: Vec<Arc<Commander>>,
    /// The goal sheets, in the order of the file.
    pub goals: Vec<Arc<Goal>>,
}

/// What the operation spaces give. What the file does not say is decided by rulings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Operations {
    /// The points of levels I, II and III.
    pub points: Option<[u16; 3]>,
    /// The statistic that costs 1 point and is capped by the planet's number.
    pub capped: Option<Stat>,
    /// The statistic that costs 1 point without a cap.
    pub free: Option<Stat>,
    /// The points for 1 experience.
    pub experience: Option<u16>,
}

/// What a player counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stat {
    /// Empire points.
    Empire,
    /// Strength.
    Strength,
    /// Energy.
    Energy,
    /// Experience.
    Experience,
}

/// A type of planet cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardSort {
    /// A unit.
    Unit,
    /// A technology.
    Technology,
    /// A landmark.
    Landmark,
    /// A resource.
    Resource,
}

/// A way of taking a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// A unit is fought.
    Defeat,
    /// A unit joins for energy.
    Enlist,
    /// A landmark is bought.
    Peace,
    /// A landmark is taken by force.
    Aggression,
    /// A technology is studied.
    Study,
    /// The energy of a resource is taken.
    Gather,
    /// A resource becomes a sector.
    Annex,
}

/// An amount of each statistic.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Gains {
    /// Empire points.
    pub empire: u16,
    /// Strength.
    pub strength: u16,
    /// Energy.
    pub energy: u16,
    /// Experience.
    pub experience: u16,
}

/// A figure on levels I, II and III; none where it is unknown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Levels(pub [Option<u16>; 3]);

/// Something that a card may have.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Feature<T> {
    /// Nobody has looked.
    #[default]
    Unknown,
    /// The card does not have it.
    None,
    /// The card has it.
    Some(T),
}

/// A planet card as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its id, unique in the box.
    pub id: String,
    /// Its names, the first as the file gives it first.
    pub names: Vec<DeclaredName>,
    /// Further names that are read and never printed.
    pub aliases: Vec<String>,
    /// The planet; none where it is unknown.
    pub planet: Option<u16>,
    /// What stands at the bottom: the reward, or the bonus of a resource. None where it is unknown.
    pub reward: Option<Gains>,
    /// What only its type has.
    pub face: Face,
    /// Its text; none where it is unknown.
    pub effects: Option<Vec<Effect>>,
}

/// What only a card of one type has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Face {
    /// A unit.
    Unit {
        /// The strength that defeats it.
        strength: Levels,
        /// The experience that it needs.
        experience: Levels,
        /// The price of enlisting it.
        diplomacy: Feature<Diplomacy>,
    },
    /// A technology.
    Technology {
        /// Its cost in energy.
        cost: Levels,
    },
    /// A landmark.
    Landmark {
        /// Its cost in energy.
        cost: Levels,
        /// The strength that may be paid instead.
        aggression: Feature<Levels>,
        /// Its icon.
        icon: Option<String>,
        /// Its pair value.
        pair: Option<u16>,
        /// The later planets on which its like occurs.
        later: Vec<u16>,
    },
    /// A resource.
    Resource {
        /// The energy it gives at once.
        energy: Levels,
        /// The energy that it yields as a sector.
        sector: Feature<u16>,
    },
}

/// What enlisting a unit costs and brings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Diplomacy {
    /// The energy.
    pub energy: Levels,
    /// What a defeat does not give.
    pub gain: Gains,
}

/// A commander.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commander {
    /// The id, unique in the box.
    pub id: String,
    /// The names, the first as the file gives it first.
    pub names: Vec<DeclaredName>,
    /// Further names that are read and never printed.
    pub aliases: Vec<String>,
    /// The faction, free text.
    pub faction: Option<String>,
    /// Sides A and B; none where nobody has typed one in.
    pub sides: [Option<Side>; 2],
}

/// The side of a commander sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideLetter {
    /// Side A.
    A,
    /// Side B.
    B,
}

/// What stands on one side of a commander sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Side {
    /// The initiative.
    pub initiative: Option<u16>,
    /// The track of experience.
    pub experience: Track,
    /// The track of strength.
    pub strength: Track,
    /// The track of energy.
    pub energy: Track,
    /// The text; none where it is unknown.
    pub effects: Option<Vec<Effect>>,
}

/// A track of a commander sheet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Track {
    /// The underlined number.
    pub start: Option<u16>,
    /// The rightmost space.
    pub max: Option<u16>,
}

/// A goal sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goal {
    /// The id, unique in the box.
    pub id: String,
    /// The names, the first as the file gives it first.
    pub names: Vec<DeclaredName>,
    /// Further names that are read and never printed.
    pub aliases: Vec<String>,
    /// The three conditions: gains at the end, or declared texts.
    pub conditions: Vec<Effect>,
}

impl Stat {
    /// All of them, in the order of figures in a record.
    pub const ALL: [Self; 4] = [Self::Empire, Self::Strength, Self::Energy, Self::Experience];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Empire => "empire",
            Self::Strength => "strength",
            Self::Energy => "energy",
            Self::Experience => "experience",
        }
    }

    /// The statistic with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stat| stat.id() == id)
    }
}

impl CardSort {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Unit, Self::Technology, Self::Landmark, Self::Resource];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Unit => "unit",
            Self::Technology => "technology",
            Self::Landmark => "landmark",
            Self::Resource => "resource",
        }
    }

    /// The type with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sort| sort.id() == id)
    }

    /// How such a card is taken, the usual way first.
    pub const fn ways(self) -> &'static [Way] {
        match self {
            Self::Unit => &[Way::Defeat, Way::Enlist],
            Self::Technology => &[Way::Study],
            Self::Landmark => &[Way::Peace, Way::Aggression],
            Self::Resource => &[Way::Gather, Way::Annex],
        }
    }
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Defeat,
        Self::Enlist,
        Self::Peace,
        Self::Aggression,
        Self::Study,
        Self::Gather,
        Self::Annex,
    ];

    /// Its word in records. Deck files call taking by force `force`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Defeat => "defeat",
            Self::Enlist => "enlist",
            Self::Peace => "peace",
            Self::Aggression => "aggression",
            Self::Study => "study",
            Self::Gather => "gather",
            Self::Annex => "annex",
        }
    }

    /// The way with this word.
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }

    /// The type of card that is taken so.
    pub const fn sort(self) -> CardSort {
        match self {
            Self::Defeat | Self::Enlist => CardSort::Unit,
            Self::Study => CardSort::Technology,
            Self::Peace | Self::Aggression => CardSort::Landmark,
            Self::Gather | Self::Annex => CardSort::Resource,
        }
    }

    /// The statistic that it is paid with; none if it is free.
    pub const fn paid_with(self) -> Option<Stat> {
        match self {
            Self::Defeat | Self::Aggression => Some(Stat::Strength),
            Self::Enlist | Self::Peace | Self::Study => Some(Stat::Energy),
            Self::Gather | Self::Annex => None,
        }
    }
}

impl Gains {
    /// How much of one statistic.
    pub const fn of(&self, stat: Stat) -> u16 {
        match stat {
            Stat::Empire => self.empire,
            Stat::Strength => self.strength,
            Stat::Energy => self.energy,
            Stat::Experience => self.experience,
        }
    }

    /// Adds to one statistic.
    pub fn add(&mut self, stat: Stat, amount: u16) {
        let figure = match stat {
            Stat::Empire => &mut self.empire,
            Stat::Strength => &mut self.strength,
            Stat::Energy => &mut self.energy,
            Stat::Experience => &mut self.experience,
        };
        *figure = figure.saturating_add(amount);
    }

    /// So much of one statistic.
    pub fn one(stat: Stat, amount: u16) -> Self {
        let mut gains = Self::default();
        gains.add(stat, amount);
        gains
    }

    /// Adds other gains, so many times.
    pub fn add_times(&mut self, other: &Self, times: u16) {
        for stat in Stat::ALL {
            self.add(stat, other.of(stat).saturating_mul(times));
        }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Levels {
    /// The same figure on every level.
    pub const fn all(figure: u16) -> Self {
        Self([Some(figure); 3])
    }

    /// The figure on a level from 1 to 3; none if it is unknown.
    pub fn at(&self, level: u8) -> Option<u16> {
        let place = usize::from(level.clamp(1, 3)) - 1;
        self.0[place]
    }
}

impl<T> Feature<T> {
    /// What the card has; none if it has not or nobody knows.
    pub const fn known(&self) -> Option<&T> {
        match self {
            Self::Some(value) => Some(value),
            Self::Unknown | Self::None => None,
        }
    }

    /// Whether the card certainly does not have it.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }
}

impl Card {
    /// Its type.
    pub const fn sort(&self) -> CardSort {
        match self.face {
            Face::Unit { .. } => CardSort::Unit,
            Face::Technology { .. } => CardSort::Technology,
            Face::Landmark { .. } => CardSort::Landmark,
            Face::Resource { .. } => CardSort::Resource,
        }
    }
}

impl Side {
    /// The track of a statistic; Empire points have none.
    pub const fn track(&self, stat: Stat) -> Option<Track> {
        match stat {
            Stat::Empire => None,
            Stat::Strength => Some(self.strength),
            Stat::Energy => Some(self.energy),
            Stat::Experience => Some(self.experience),
        }
    }
}

impl Commander {
    /// One side of the sheet; none if nobody has typed it in.
    pub fn side(&self, letter: SideLetter) -> Option<&Side> {
        self.sides[letter.index()].as_ref()
    }
}

impl SideLetter {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// Its place in a pair of sides.
    pub const fn index(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }

    /// Its letter in records and ids.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}
