//! The parts of a turn.

use super::kinds;
use crate::core::engine;
use crate::core::{EntryKey, Kind};

/// How far a turn has come: what is being played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Before turn 1: capitals, and the first order of play.
    Setup,
    /// Cards are drawn.
    Draw,
    /// Cards are bought and discarded.
    Buy,
    /// Cards are played.
    Cards,
    /// Ships, advances, stabilization, misery relief.
    Purchases,
    /// Tokens are placed.
    Expansion,
    /// Income, shortages and surpluses.
    Income,
    /// Tokens are bought, and the order of play follows.
    Order,
    /// The final card play, in the last turn.
    Final,
    /// The points.
    Scoring,
    /// After the last turn.
    End,
}

impl Stage {
    /// The stages of a turn in their order: RR-008, RR-161.
    const IN_ORDER: [Self; 9] = [
        Self::Draw,
        Self::Buy,
        Self::Cards,
        Self::Purchases,
        Self::Expansion,
        Self::Income,
        Self::Order,
        Self::Final,
        Self::Scoring,
    ];

    /// The stage of a phase, by its id in the data.
    pub fn of_phase(id: &str) -> Option<Self> {
        Some(match id {
            "draw" => Self::Draw,
            "buy" => Self::Buy,
            "play" => Self::Cards,
            "purchase" => Self::Purchases,
            "expansion" => Self::Expansion,
            "income" => Self::Income,
            "order" => Self::Order,
            "final-card-play" => Self::Final,
            _ => return None,
        })
    }

    /// Whether players act one after the other in it: RR-009.
    pub const fn is_in_order(self) -> bool {
        matches!(
            self,
            Self::Draw | Self::Buy | Self::Cards | Self::Purchases | Self::Expansion | Self::Final
        )
    }

    /// Whether cards are played in it.
    pub const fn is_card_play(self) -> bool {
        matches!(self, Self::Cards | Self::Final)
    }
}

impl engine::Stage for Stage {
    const SETUP: Self = Self::Setup;
    const OF_A_TURN: &'static [Self] = &Self::IN_ORDER;
    const CLOSING: Self = Self::Income;
    const LAST_PLAYED: Self = Self::Final;
    const SCORING: Self = Self::Scoring;
    const END: Self = Self::End;

    fn key(self) -> EntryKey {
        let (kind, id) = match self {
            Self::Setup => (Kind::WORD, "setup"),
            Self::Draw => (kinds::PHASE, "draw"),
            Self::Buy => (kinds::PHASE, "buy"),
            Self::Cards => (kinds::PHASE, "play"),
            Self::Purchases => (kinds::PHASE, "purchase"),
            Self::Expansion => (kinds::PHASE, "expansion"),
            Self::Income => (kinds::PHASE, "income"),
            Self::Order => (kinds::PHASE, "order"),
            Self::Final => (kinds::PHASE, "final-card-play"),
            Self::Scoring => (Kind::WORD, "score"),
            Self::End => (Kind::WORD, "end"),
        };
        EntryKey::new(kind, id)
    }
}
