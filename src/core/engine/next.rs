//! What may be written next: what the game offers, kept if no rule speaks against it.

use super::{Action, Game, Moment, Replay, Role, Seat, Stage};
use crate::core::Severity;

/// What may be written next.
#[derive(Debug, Clone, PartialEq)]
pub struct Next<G: Game> {
    /// Who acts.
    pub who: Option<Seat>,
    /// The entries the rules allow; luck in them is left open.
    pub actions: Vec<G::Action>,
    /// The entries that are allowed besides, by anybody and under any heading.
    pub at_any_time: Vec<G::Action>,
    /// Lines that only luck can fill.
    pub luck: Vec<G::Luck>,
    /// Whether the actor must act before the next heading can come.
    pub must_act: bool,
    /// The heading that comes when nothing is left to do, or when nobody wants to act.
    pub heading: Option<G::Action>,
}

impl<G: Game> Default for Next<G> {
    fn default() -> Self {
        Self {
            who: None,
            actions: Vec::new(),
            at_any_time: Vec::new(),
            luck: Vec::new(),
            must_act: false,
            heading: None,
        }
    }
}

impl<G: Game> Next<G> {
    /// Whether nothing can or must be written under the heading.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.luck.is_empty()
    }

    /// The turn whose heading comes next.
    pub fn next_turn(&self) -> Option<u32> {
        match self.heading.as_ref()?.role() {
            Role::Turn(number) => Some(number),
            _ => None,
        }
    }

    /// Whether the game ends here.
    pub fn ends(&self) -> bool {
        let heading = self.heading.as_ref();
        heading.is_some_and(|heading| heading.role() == Role::Enter(G::Stage::END))
    }
}

impl<G: Game> Replay<'_, G> {
    /// What may be written next.
    pub fn next(&self) -> Next<G> {
        self.next_of(|_| true)
    }

    /// What may be written next, of the entries that are asked for only: no rule looks at the others.
    pub fn next_of(&self, is_asked: impl Fn(&G::Action) -> bool) -> Next<G> {
        let mut next = G::candidates(self);
        next.actions.retain(&is_asked);
        next.at_any_time.retain(&is_asked);
        if next.actions.is_empty() && next.at_any_time.is_empty() {
            return next;
        }
        let mut here = self.clone();
        here.findings.clear();
        here.begin();
        // What is no work may come before the automatic steps of the stage.
        let allows = |action: &G::Action| {
            if action.is_work() {
                here.allows(action)
            } else {
                self.allows(action)
            }
        };
        next.actions.retain(allows);
        next.at_any_time.retain(allows);
        next
    }

    /// Whether no rule speaks against an entry.
    fn allows(&self, action: &G::Action) -> bool {
        let weight = |slug: &str| {
            self.rulebook
                .registry()
                .breach(slug)
                .map(|breach| breach.severity)
        };
        let broken = self.broken(Moment::Entry(action));
        !broken.iter().any(|violation| {
            let severity = violation.severity.or_else(|| weight(violation.slug));
            !violation.is_open_luck && severity == Some(Severity::Error)
        })
    }
}
