//! The parts of a turn: phases and boxes.

use crate::core::engine;
use crate::core::{EntryKey, Kind};
use crate::games::discovery::kinds;

/// How far a turn has come: what is being played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Before turn 1.
    Setup,
    /// Phase A.
    Placement,
    /// Phase B, Initiative.
    Initiative,
    /// Phase B, Colonist Dock.
    Dock,
    /// Phase B, Trade Goods.
    Goods,
    /// Phase B, Merchant Shipping.
    Shipping,
    /// Phase B, Capital Buildings.
    Buildings,
    /// Phase B, Discovery.
    Discovery,
    /// Phase B, Specialists.
    Specialists,
    /// Phase B, Warfare.
    Warfare,
    /// Phase C.
    Income,
    /// Phase D.
    Benefits,
    /// The colonies of turns 3, 6 and 8.
    Scoring,
    /// Phases E to J.
    Refill,
    /// After the last turn.
    End,
}

impl Stage {
    /// The stages of a turn in their order.
    const IN_ORDER: [Self; 13] = [
        Self::Placement,
        Self::Initiative,
        Self::Dock,
        Self::Goods,
        Self::Shipping,
        Self::Buildings,
        Self::Discovery,
        Self::Specialists,
        Self::Warfare,
        Self::Income,
        Self::Benefits,
        Self::Scoring,
        Self::Refill,
    ];
}

impl engine::Stage for Stage {
    const SETUP: Self = Self::Setup;
    const OF_A_TURN: &'static [Self] = &Self::IN_ORDER;
    const CLOSING: Self = Self::Income;
    const LAST_PLAYED: Self = Self::Benefits;
    const SCORING: Self = Self::Scoring;
    const END: Self = Self::End;

    fn key(self) -> EntryKey {
        let (kind, id) = match self {
            Self::Setup => (Kind::WORD, "setup"),
            Self::Placement => (kinds::PHASE, "placement"),
            Self::Initiative => (kinds::BOX, "initiative"),
            Self::Dock => (kinds::BOX, "dock"),
            Self::Goods => (kinds::BOX, "goods"),
            Self::Shipping => (kinds::BOX, "shipping"),
            Self::Buildings => (kinds::BOX, "buildings"),
            Self::Discovery => (kinds::BOX, "discovery"),
            Self::Specialists => (kinds::BOX, "specialists"),
            Self::Warfare => (kinds::BOX, "warfare"),
            Self::Income => (kinds::PHASE, "income"),
            Self::Benefits => (kinds::PHASE, "benefits"),
            Self::Scoring => (Kind::WORD, "score"),
            Self::Refill => (Kind::WORD, "refill"),
            Self::End => (Kind::WORD, "end"),
        };
        EntryKey::new(kind, id)
    }
}
