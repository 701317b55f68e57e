//! A record as the search for corrections plays it.

use std::rc::Rc;

use super::{
    Action, Alternative, Assumption, Game, Reach, Replay, Replaying, Resolved, Role, Sequence, Trial,
};
use crate::core::{Finding, Line, TextSpan};

impl<G: Game> Replaying for Replay<'_, G> {
    type Statement = Resolved<G>;

    fn statements(&self) -> &Sequence<Resolved<G>> {
        &self.statements
    }

    fn follow(&mut self, statements: Sequence<Resolved<G>>) {
        self.statements = statements;
    }

    fn sets_the_table(statement: &Resolved<G>) -> bool {
        let role = statement.action.as_ref().map(Action::role);
        matches!(role, Some(Role::Players(_) | Role::Variant))
    }

    fn is_knowledge(statement: &Resolved<G>) -> bool {
        statement.action.as_ref().is_some_and(Action::is_knowledge)
    }

    fn begin_anew(&mut self) {
        let mut start = Replay::new(self.rulebook, self.statements.clone());
        start.later = self.later;
        start.known = Rc::clone(&self.known);
        start.waivers = std::mem::take(&mut self.waivers);
        start.waivers.forget_uses();
        *self = start;
    }

    fn is_after_the_end(finding: &Finding) -> bool {
        finding.slug == "game-already-over"
    }

    fn step(&mut self, place: usize) {
        self.play_statement(place);
    }

    fn end(&mut self) {
        self.play_end();
    }

    fn is_as(&self, other: &Self) -> bool {
        self.is_stopped == other.is_stopped
            && self.course == other.course
            && G::is_same(self, other)
            && self.waivers == other.waivers
    }

    fn findings(&self) -> &[Finding] {
        &self.findings
    }

    fn forget_findings(&mut self) {
        self.findings.clear();
    }

    fn is_about_words(&self, finding: &Finding) -> bool {
        let from = self
            .known
            .partition_point(|known| known.span.start < finding.span.start);
        let here = self.known[from..]
            .iter()
            .take_while(|known| known.span.start == finding.span.start);
        here.into_iter().any(|known| known.slug == finding.slug)
    }

    fn span(statement: &Resolved<G>) -> TextSpan {
        statement.span
    }

    fn says_the_same(one: &Resolved<G>, other: &Resolved<G>) -> bool {
        one.action.is_some() && one.action == other.action
    }

    fn alternatives(
        &self,
        statement: &Resolved<G>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Alternative<Resolved<G>>> {
        let changed = |action: G::Action| Alternative::reading(statement.changed_to(action));
        let Some(action) = &statement.action else {
            let possible = G::possible(self, statement, finding, reach);
            return possible.into_iter().map(changed).collect();
        };
        if reach == Reach::Far && !G::is_concerned(self, action, finding) {
            return Vec::new();
        }
        let mut alternatives = Vec::new();
        if reach == Reach::Here {
            let ours = G::with_our_figure(self, action, finding);
            alternatives.extend(ours.map(|ours| Alternative::with_our_figure(statement.changed_to(ours))));
        }
        let others = G::variants(self, action, finding, reach).into_iter();
        alternatives.extend(others.filter(|other| other != action).map(changed));
        if reach == Reach::Here
            && let Some(figure) = G::believable(self, statement, action, finding)
        {
            let mut believed = statement.clone();
            believed.trial = Trial::Believed(figure);
            alternatives.push(Alternative::believing(believed));
        }
        alternatives
    }

    fn insertions(&self, before: &Resolved<G>, finding: &Finding, reach: Reach) -> Vec<Resolved<G>> {
        let place = TextSpan {
            start: before.span.start,
            end: before.span.start,
        };
        let inserted = |action: G::Action| Resolved {
            span: place,
            ..before.changed_to(action)
        };
        let mut begun = self.clone();
        begun.begin();
        let actions = G::insertions(self, &begun, before, finding, reach);
        actions.into_iter().map(inserted).collect()
    }

    fn line(&self, statement: &Resolved<G>) -> Option<Line> {
        self.rulebook.line(&self.seats, statement.action.as_ref()?)
    }

    fn assumptions(&self, finding: &Finding) -> Vec<Assumption<Resolved<G>>> {
        G::assumptions(self, finding)
    }
}

impl<G: Game> Replay<'_, G> {
    /// A statement about something that our data only assume: it stands right after the header.
    pub(crate) fn assumption(&self, action: G::Action) -> (Resolved<G>, usize) {
        let opens = |resolved: &Resolved<G>| {
            let action = resolved.action.as_ref();
            !action.is_some_and(|action| {
                action.is_header() || action.role() == Role::Enter(<G::Stage as super::Stage>::SETUP)
            })
        };
        let place = self.statements.iter_from(0).position(opens);
        let statement = Resolved {
            trial: Trial::Changed,
            ..Resolved::new(action, TextSpan::default())
        };
        (statement, place.unwrap_or(self.statements.len()))
    }
}
