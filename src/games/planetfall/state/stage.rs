//! The parts of a round.

use crate::core::engine;
use crate::core::{EntryKey, Kind, Value};
use crate::games::planetfall::kinds;

/// How far a round has come: what is being played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Before round 1.
    Setup,
    /// The rows are laid out.
    Discovery,
    /// Income.
    Income,
    /// Ships are placed, Part I.
    Exploration1,
    /// Actions are resolved, Part I.
    Resolution1,
    /// Ships are placed, Part II.
    Exploration2,
    /// Actions are resolved, Part II.
    Resolution2,
    /// What is left goes back into the box.
    Migration,
    /// Final scoring.
    Scoring,
    /// After the last round.
    End,
}

impl Stage {
    /// The stages of a round in their order: PR-017.
    const IN_ORDER: [Self; 8] = [
        Self::Discovery,
        Self::Income,
        Self::Exploration1,
        Self::Resolution1,
        Self::Exploration2,
        Self::Resolution2,
        Self::Migration,
        Self::Scoring,
    ];

    /// Whether ships are placed in it.
    pub const fn is_exploration(self) -> bool {
        matches!(self, Self::Exploration1 | Self::Exploration2)
    }

    /// Whether actions are resolved in it.
    pub const fn is_resolution(self) -> bool {
        matches!(self, Self::Resolution1 | Self::Resolution2)
    }

    /// The number of the phase it belongs to, from 1: placing and resolving are one phase.
    pub const fn phase(self) -> u16 {
        match self {
            Self::Setup => 0,
            Self::Discovery => 1,
            Self::Income => 2,
            Self::Exploration1 | Self::Resolution1 => 3,
            Self::Exploration2 | Self::Resolution2 => 4,
            Self::Migration => 5,
            Self::Scoring | Self::End => 6,
        }
    }
}

impl engine::Stage for Stage {
    const SETUP: Self = Self::Setup;
    const OF_A_TURN: &'static [Self] = &Self::IN_ORDER;
    const CLOSING: Self = Self::Exploration2;
    const LAST_PLAYED: Self = Self::Resolution2;
    const SCORING: Self = Self::Scoring;
    const END: Self = Self::End;

    fn key(self) -> EntryKey {
        let (kind, id) = match self {
            Self::Setup => (Kind::WORD, "setup"),
            Self::Discovery => (kinds::PHASE, "discovery"),
            Self::Income => (kinds::PHASE, "income"),
            Self::Exploration1 => (kinds::PHASE, "exploration-1"),
            Self::Exploration2 => (kinds::PHASE, "exploration-2"),
            Self::Resolution1 | Self::Resolution2 => (Kind::WORD, "resolution"),
            Self::Migration => (kinds::PHASE, "migration"),
            Self::Scoring => (Kind::WORD, "score"),
            Self::End => (Kind::WORD, "end"),
        };
        EntryKey::new(kind, id)
    }

    fn heading(self) -> Value {
        let exploration = || EntryKey::new(Kind::WORD, "exploration");
        match self {
            Self::Exploration1 => Value::Space(exploration(), "1".to_owned()),
            Self::Exploration2 => Value::Space(exploration(), "2".to_owned()),
            _ => Value::Heading(self.key()),
        }
    }
}
