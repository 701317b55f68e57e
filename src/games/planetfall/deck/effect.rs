//! What the texts of technologies, commanders and goal sheets do.

use super::{CardSort, Gains, Stat, Way};

/// A text of a card, a commander or a goal sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// `gain`: at a moment something is gained.
    Gain(GainEffect),
    /// `discount`: some ways cost less.
    Discount(Discount),
    /// `substitute`: a part of a price may be paid with another statistic.
    Substitute(Substitute),
    /// `convert`: own points may be exchanged. Needs a line.
    Convert(Exchange),
    /// `operations`: operations give more.
    Operations {
        /// Further points.
        points: u16,
        /// By how much the cap is higher.
        cap: u16,
        /// Another price of 1 experience.
        experience: Option<u16>,
        /// Further statistics, 1 point each.
        also: Vec<Stat>,
    },
    /// `sector`: every own sector yields so much more.
    Sector {
        /// How much.
        amount: u16,
    },
    /// `pair`: every pair gives so much more.
    Pair {
        /// How much.
        amount: u16,
    },
    /// `level`: cards of this type count as lying further.
    Level {
        /// The type; none for every type.
        sort: Option<CardSort>,
        /// By how many levels.
        shift: u16,
    },
    /// `maximum`: a track is longer.
    Maximum {
        /// Of which statistic.
        of: Stat,
        /// By how much.
        amount: u16,
    },
    /// `ship`: the ship returns to the last space of the turn track.
    ShipLast,
    /// `first-round-income`: the commander's Income ability works in round 1 too.
    FirstRoundIncome,
    /// `share`: an operation space that is taken may be chosen.
    Share,
    /// `restrain`: the Restrain token may be laid. Needs a line.
    Restrain(Restrain),
    /// `reveal`: a card may be added to a row. Needs a line.
    Reveal(Reveal),
    /// `declared`: a text that no other kind expresses.
    Declared {
        /// The text.
        text: String,
    },
}

/// At a moment something is gained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GainEffect {
    /// The moment.
    pub when: Trigger,
    /// Which cards and ways it is about.
    pub filter: Filter,
    /// What is gained.
    pub gain: Gains,
    /// The gain once for every so many of what is counted; once if none.
    pub per: Option<Per>,
    /// Only if this holds.
    pub condition: Option<Condition>,
    /// How often it works.
    pub limit: Option<Limit>,
    /// Who gains.
    pub who: Who,
}

/// When a gain works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trigger {
    /// A card is taken; it lies before the player.
    Take,
    /// An operation was carried out.
    Operate,
    /// A pair was formed.
    Pair,
    /// The player passed.
    Pass,
    /// The Income phase.
    Income,
    /// The rows have been laid out.
    Discovery,
    /// When this very card is taken.
    Once,
    /// Final scoring.
    End,
}

/// When an effect that needs a line may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UseMoment {
    /// The Income phase.
    Income,
    /// The player's turn, before the ship is placed.
    Exploration,
}

/// Which cards an effect is about. None means any.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// The type.
    pub sort: Option<CardSort>,
    /// The ways; any if there are none.
    pub ways: Vec<Way>,
    /// The level on which the card lay, or that of the operation space.
    pub level: Option<u16>,
    /// The planet.
    pub planet: Option<u16>,
    /// The icon.
    pub icon: Option<String>,
}

/// The gain once for every `each` of what is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Per {
    /// What is counted.
    pub count: Count,
    /// How many make one; at least 1.
    pub each: u16,
    /// At most so many times.
    pub at_most: Option<u16>,
}

/// Something that must hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// At least so many.
    AtLeast(Count, u16),
    /// At most so many.
    AtMost(Count, u16),
    /// The most of all players.
    Most {
        /// Of what.
        count: Count,
        /// Whether all who are tied score; a ruling decides if none.
        tied_all_score: Option<bool>,
    },
}

/// Something that a player has a number of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// Units.
    Units,
    /// Units that were defeated.
    Defeated,
    /// Units that were enlisted.
    Enlisted,
    /// Technologies.
    Technologies,
    /// Landmarks.
    Landmarks,
    /// Landmarks that were bought.
    Peaceful,
    /// Landmarks that were taken by force.
    Forced,
    /// Pairs.
    Pairs,
    /// Upright resource cards.
    Resources,
    /// Sectors.
    Sectors,
    /// Resource cards, either side up.
    ResourceCards,
    /// Cards.
    Cards,
    /// Planets on which a card was taken.
    Planets,
    /// Types of which there is a card, sectors being one.
    Types,
    /// Sets of a unit, a technology, a landmark and a resource card.
    Sets,
    /// Points of a statistic.
    Stat(Stat),
}

/// How often something may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// In which period.
    pub per: Period,
    /// How many times.
    pub times: u16,
}

/// A period in which uses are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Period {
    /// A phase.
    Phase,
    /// A round.
    Round,
    /// The game.
    Game,
}

/// Who gains by an effect.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Who {
    /// Its owner.
    #[default]
    Owner,
    /// Everybody else.
    Others,
    /// Everybody.
    All,
}

/// Some ways cost less.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discount {
    /// The ways; any if there are none.
    pub on: Vec<Way>,
    /// The statistic that is paid or needed.
    pub of: Stat,
    /// By how much.
    pub amount: u16,
    /// Never below this.
    pub min: u16,
}

/// A part of a price may be paid with another statistic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Substitute {
    /// The ways; any if there are none.
    pub on: Vec<Way>,
    /// The statistic of the price.
    pub of: Stat,
    /// The statistic that is paid instead.
    pub by: Stat,
    /// How much of it for each point; at least 1.
    pub rate: u16,
    /// At most so many points of the price.
    pub up_to: u16,
}

/// Own points may be exchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// When.
    pub when: UseMoment,
    /// What is paid.
    pub pay: Gains,
    /// What is gained.
    pub gain: Gains,
    /// So many times in one use.
    pub up_to: u16,
    /// How often.
    pub limit: Option<Limit>,
}

/// The Restrain token may be laid on a free card or space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Restrain {
    /// When.
    pub when: UseMoment,
    /// How often.
    pub limit: Option<Limit>,
}

/// A card may be added to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reveal {
    /// When.
    pub when: UseMoment,
    /// To which row; any if none.
    pub to: Option<u16>,
    /// How often.
    pub limit: Option<Limit>,
}

impl Trigger {
    /// All of them, with their words in deck files.
    pub const ALL: [(Self, &'static str); 8] = [
        (Self::Take, "take"),
        (Self::Operate, "operate"),
        (Self::Pair, "pair"),
        (Self::Pass, "pass"),
        (Self::Income, "income"),
        (Self::Discovery, "discovery"),
        (Self::Once, "once"),
        (Self::End, "end"),
    ];
}

impl Count {
    /// All that are no statistic, with their words in deck files.
    pub const WORDS: [(Self, &'static str); 15] = [
        (Self::Units, "units"),
        (Self::Defeated, "defeated"),
        (Self::Enlisted, "enlisted"),
        (Self::Technologies, "technologies"),
        (Self::Landmarks, "landmarks"),
        (Self::Peaceful, "peaceful"),
        (Self::Forced, "forced"),
        (Self::Pairs, "pairs"),
        (Self::Resources, "resources"),
        (Self::Sectors, "sectors"),
        (Self::ResourceCards, "resource-cards"),
        (Self::Cards, "cards"),
        (Self::Planets, "planets"),
        (Self::Types, "types"),
        (Self::Sets, "sets"),
    ];

    /// What a word of a deck file counts.
    pub fn find(word: &str) -> Option<Self> {
        let known = Self::WORDS.into_iter().find(|(_, known)| *known == word);
        known
            .map(|(count, _)| count)
            .or_else(|| Stat::find(word).map(Self::Stat))
    }
}
