//! How players play, so that games differ and everything occurs.

use crate::core::Random;

/// How a whole table plays. Some things hardly ever occur by chance: a few games are played for their sake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Habit {
    /// Everybody by the own temper.
    Playing,
    /// Everybody saves for advances: somebody may own all of them.
    Building,
    /// Somebody keeps every card and pays for no stability: Chaos comes.
    Hoarding,
    /// Everybody attacks.
    Fighting,
}

impl Habit {
    pub(super) fn of(seed: u64, random: &mut Random) -> Self {
        match seed % 7 {
            1 => Self::Building,
            2 => Self::Hoarding,
            3 => Self::Fighting,
            _ if random.percent(10) => Self::Building,
            _ => Self::Playing,
        }
    }
}

/// What a player likes, in percent.
#[derive(Debug, Clone, Copy)]
pub(super) struct Temper {
    /// Cash that goes into tokens.
    pub(super) expands: usize,
    /// Cards that are played as soon as they can be.
    pub(super) plays: usize,
    /// Attacks that could be made.
    pub(super) fights: usize,
    /// Cards that could be bought.
    pub(super) draws: usize,
    /// Ships and the advances for them.
    pub(super) sails: usize,
    /// Advances that could be paid.
    pub(super) builds: usize,
    /// Stabilization that is refused.
    pub(super) refuses: usize,
}

impl Temper {
    pub(super) fn new(habit: Habit, random: &mut Random) -> Self {
        let mut temper = Self {
            expands: 20 + random.below(50),
            plays: 40 + random.below(60),
            fights: random.below(70),
            draws: random.below(60),
            sails: 20 + random.below(80),
            builds: 60 + random.below(40),
            refuses: random.below(10),
        };
        match habit {
            Habit::Playing => {}
            Habit::Building => {
                temper.expands = 15 + random.below(25);
                temper.plays = 90;
                temper.draws = 0;
                temper.fights = 5;
                temper.builds = 100;
                temper.refuses = 0;
            }
            Habit::Hoarding => {
                if random.percent(50) {
                    temper.plays = 4;
                    temper.refuses = 100;
                    temper.draws = 90;
                }
            }
            Habit::Fighting => {
                temper.fights = 95;
                temper.expands = 60;
            }
        }
        temper
    }
}
