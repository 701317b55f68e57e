//! Where a record is: its turn, the stage that is being played, and how far that stage has come.

use std::fmt::Debug;

use super::Role;
use crate::core::{EntryKey, Kind, TextSpan, Value};

/// A part of a game with a heading of its own. Their order is the order in which they are played.
pub trait Stage: Copy + Ord + Debug + 'static {
    /// Before the first turn.
    const SETUP: Self;
    /// The stages of a turn, in their order.
    const OF_A_TURN: &'static [Self];
    /// From this stage on the heading of the first stage means that the next turn begins.
    const CLOSING: Self;
    /// The last stage in which somebody acts in the last turn.
    const LAST_PLAYED: Self;
    /// The stage in which the points are written down. Once it is reached in the last turn, the game is decided.
    const SCORING: Self;
    /// After the last turn.
    const END: Self;

    /// The word or thing that its heading names.
    fn key(self) -> EntryKey;

    /// The first stage of a turn.
    fn first() -> Self {
        Self::OF_A_TURN.first().copied().unwrap_or(Self::SETUP)
    }

    /// Its name.
    fn name(self) -> Value {
        Value::Thing(self.key())
    }

    /// Its heading, as it is written in a record.
    fn heading(self) -> Value {
        Value::Heading(self.key())
    }
}

/// How far a stage has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Progress {
    /// Its heading is written, nothing has happened yet.
    Announced,
    /// What happens by itself at its beginning has happened.
    Begun,
    /// It is over.
    Over,
}

/// Where a record is.
#[derive(Debug, Clone, PartialEq)]
pub struct Course<S> {
    /// The turn with which the record begins.
    pub first_turn: u16,
    /// The stage that is being played.
    pub stage: S,
    /// The furthest stage of this turn.
    pub reached: S,
    /// How far the stage has come.
    pub progress: Progress,
    /// The number of the last heading of a turn.
    pub written_turn: Option<u32>,
    /// Whether the heading of the stage has been written.
    pub is_entered: bool,
    /// Whether the record says that it is complete.
    pub is_ended: bool,
    /// The last heading.
    pub under: Under<S>,
    /// The statement with which the stage was opened.
    pub opened_by: TextSpan,
}

/// A heading under which entries stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Under<S> {
    /// A turn.
    Turn,
    /// A stage.
    Stage(S),
    /// A part of a stage, or a list of figures, by what its heading names.
    Part(Kind, &'static str),
}

impl<S: Stage> Course<S> {
    /// The start of a record.
    pub fn new(first_turn: u16) -> Self {
        Self {
            first_turn,
            stage: S::SETUP,
            reached: S::SETUP,
            progress: Progress::Announced,
            written_turn: None,
            is_entered: true,
            is_ended: false,
            under: Under::Stage(S::SETUP),
            opened_by: TextSpan::default(),
        }
    }

    /// Whether the stage is over.
    pub fn is_over(&self) -> bool {
        self.progress == Progress::Over
    }

    /// Remembers the heading under which entries stand.
    pub(super) fn note_heading(&mut self, role: Role<S>) {
        self.under = match role {
            Role::Turn(_) => Under::Turn,
            Role::Enter(stage) => Under::Stage(stage),
            Role::Part(kind, id, _) => Under::Part(kind, id),
            Role::Tally(word) => Under::Part(Kind::WORD, word),
            Role::Players(_)
            | Role::Ruling(..)
            | Role::Variant
            | Role::Remark
            | Role::Order(_)
            | Role::Winners(_)
            | Role::Entry => return,
        };
    }

    /// The game is over.
    pub fn close(&mut self) {
        self.stage = S::END;
        self.reached = S::END;
    }
}

impl<S: Stage> Under<S> {
    /// The heading, as it is written in a record.
    pub fn heading(self, turn_word: &'static str) -> Value {
        let heading = |kind, id| Value::Heading(EntryKey::new(kind, id));
        match self {
            Self::Turn => heading(Kind::WORD, turn_word),
            Self::Stage(stage) => stage.heading(),
            Self::Part(kind, id) => heading(kind, id),
        }
    }
}
