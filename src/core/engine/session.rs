//! A game played entry by entry, by a program instead of a record.

use super::{Action, Course, Game, Next, Replay, Resolved, Role, Seated, Sequence};
use crate::core::{Finding, TextSpan};

/// A game that a program has played.
#[derive(Debug, Clone)]
pub struct Simulated<A> {
    /// Its headings and entries, from `players` to the winner.
    pub actions: Vec<A>,
    /// Entries that the check did not like although they were said to be legal: there should be none.
    pub disputed: Vec<(usize, &'static str)>,
}

/// A game played entry by entry.
#[derive(Debug, Clone)]
pub struct Session<'r, G: Game> {
    replay: Replay<'r, G>,
}

impl<'r, G: Game> Session<'r, G> {
    /// A table before turn 1. `header` says who plays, and which variant.
    pub fn new(rulebook: &'r G, header: &[G::Action]) -> Self {
        let written = |action: &G::Action| Resolved::new(action.clone(), TextSpan::default());
        let mut replay = Replay::new(rulebook, Sequence::new(header.iter().map(written).collect()));
        replay.statements = Sequence::default();
        Self { replay }
    }

    /// The lines that come before anything is played: a session is begun with them.
    pub fn header(actions: &[G::Action]) -> &[G::Action] {
        let is_header = |action: &G::Action| matches!(action.role(), Role::Players(_) | Role::Variant);
        let length = actions.iter().take_while(|action| is_header(action)).count();
        &actions[..length]
    }

    /// Applies an entry or a heading; what is wrong with it.
    pub fn apply(&mut self, action: &G::Action) -> &[Finding] {
        let before = self.replay.findings.len();
        self.replay.play_action(action);
        &self.replay.findings[before..]
    }

    /// What may come next.
    pub fn next(&self) -> Next<G> {
        self.replay.next()
    }

    /// The table.
    pub fn state(&self) -> &G::State {
        &self.replay.state
    }

    /// What has been done this turn.
    pub fn play(&self) -> &G::Play {
        &self.replay.play
    }

    /// Where the game stands.
    pub fn course(&self) -> &Course<G::Stage> {
        &self.replay.course
    }

    /// Who plays.
    pub fn seats(&self) -> &[Seated] {
        &self.replay.seats
    }
}
