//! A record as a story, without words: each statement, and everything that came of it by itself.
//!
//! Nothing is noted while a record is checked. The story is told by playing it again and comparing the table before and
//! after each statement; what a change means only the game knows.

use super::{Action, Game, Progress, Replay, Replayed, Resolved, Sequence, Stage};
use crate::core::{EntryKey, Line, Statements, TextSpan, Value};

/// Something that came of a statement by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// What it is: its words are the message `log-<id>`.
    pub id: &'static str,
    /// The facts.
    pub arguments: Vec<(&'static str, Value)>,
    /// The rules by which it came, the most important first.
    pub rules: Vec<String>,
}

impl Event {
    /// Something that happened by a rule.
    pub fn new(id: &'static str, rule: impl Into<String>) -> Self {
        Self {
            id,
            arguments: Vec::new(),
            rules: vec![rule.into()],
        }
    }

    /// Something that happened by whatever the entry says.
    pub fn plain(id: &'static str) -> Self {
        Self {
            id,
            arguments: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// With a fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// By one more rule.
    #[must_use]
    pub fn and_by(mut self, rule: impl Into<String>) -> Self {
        self.rules.push(rule.into());
        self
    }
}

/// A statement of a record and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Where it stands.
    pub span: TextSpan,
    /// What it says; none if it was not understood or is a remark.
    pub line: Option<Line>,
    /// What sort of statement it is.
    pub sort: StepSort,
    /// The turn after it; none before the first.
    pub turn: Option<u16>,
    /// The stage after it.
    pub stage: EntryKey,
    /// What came of it by itself.
    pub events: Vec<Event>,
}

/// What sort of statement a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepSort {
    /// A line of the header.
    Header,
    /// The heading of a turn.
    Turn,
    /// Another heading.
    Heading,
    /// An entry.
    Entry,
}

impl<G: Game> Replayed<G> {
    /// The story of the statements, by the rules and readings that governed the record.
    pub fn story(&self, statements: &Statements) -> Vec<Step> {
        let resolved = self.rulebook.resolve(statements);
        let mut replay = Replay::new(&self.rulebook, Sequence::new(resolved.clone()));
        replay.later = statements.later;
        let mut steps: Vec<Step> = Vec::with_capacity(resolved.len());
        // The heading under which the stage was opened: what a stage brings by itself came of it.
        let mut opened = None;
        for (at, resolved) in resolved.iter().enumerate() {
            let begins = resolved.is_heading || resolved.action.as_ref().is_some_and(Action::is_work);
            if begins && replay.course.progress == Progress::Announced {
                let before = replay.clone();
                replay.begin();
                add_events(&before, &replay, opened.or(at.checked_sub(1)), &mut steps);
            }
            let before = replay.clone();
            replay.play_statement(at);
            steps.push(step(resolved, &replay));
            add_events(&before, &replay, Some(at), &mut steps);
            if resolved.is_heading {
                opened = Some(at);
            }
        }
        let before = replay.clone();
        replay.play_end();
        let last = steps.len().checked_sub(1);
        add_events(&before, &replay, last, &mut steps);
        steps
    }
}

fn step<G: Game>(resolved: &Resolved<G>, replay: &Replay<G>) -> Step {
    use super::Role;
    let action = resolved.action.as_ref();
    let sort = match action.map(Action::role) {
        Some(Role::Turn(_)) => StepSort::Turn,
        _ if resolved.is_heading => StepSort::Heading,
        Some(Role::Players(_) | Role::Ruling(..) | Role::Variant | Role::Remark) => StepSort::Header,
        _ => StepSort::Entry,
    };
    let is_played = replay.course.stage != G::Stage::SETUP;
    Step {
        span: resolved.span,
        line: action.and_then(|action| replay.rulebook.line(&replay.seats, action)),
        sort,
        turn: is_played.then(|| G::turn(&replay.state)),
        stage: replay.course.stage.key(),
        events: Vec::new(),
    }
}

fn add_events<G: Game>(before: &Replay<G>, after: &Replay<G>, at: Option<usize>, steps: &mut [Step]) {
    if after.seats.is_empty() {
        return;
    }
    if let Some(step) = at.and_then(|at| steps.get_mut(at)) {
        step.events.extend(G::events(before, after));
    }
}
