//! From statements to what they mean: what is alike in every game.

use super::{Action, Game, Resolved, Seating, Stage as _, Trial};
use crate::core::{EntryStatement, NameId, Statement, Statements};

/// What a statement may mean, and the stage to which it belongs if that is not the one above.
pub type Meant<G> = (Option<<G as Game>::Action>, Option<<G as Game>::Stage>);

/// Finds out what the statements of a record mean, one after the other. Judges no move: only whether a statement says
/// something that can happen under its heading.
pub trait Resolver<'s> {
    /// The game.
    type Game: Game;

    /// Who plays.
    fn seating(&self) -> &Seating<'s>;

    /// A heading has been read; what it means.
    fn heading(&mut self, name: NameId, number: Option<u32>) -> Option<<Self::Game as Game>::Action>;

    /// What an entry means under its heading, or else under another one, which may have been forgotten.
    fn under_its_heading(&mut self, entry: &EntryStatement) -> Meant<Self::Game>;

    /// What an entry would mean under the heading of a stage.
    fn under(
        &mut self,
        stage: <Self::Game as Game>::Stage,
        entry: &EntryStatement,
    ) -> Option<<Self::Game as Game>::Action>;

    /// Somebody who does not play and of whom an entry speaks.
    fn stranger(&self, entry: &EntryStatement) -> Option<Box<str>>;

    /// What an entry says besides its action.
    fn aside(
        &self,
        _action: Option<&<Self::Game as Game>::Action>,
        _entry: &EntryStatement,
    ) -> <Self::Game as Game>::Aside {
        Default::default()
    }

    /// What an entry means under the heading of a later stage, which was forgotten; `says_so` is whether a meaning tells
    /// where it belongs.
    fn under_a_later_heading(
        &mut self,
        here: <Self::Game as Game>::Stage,
        entry: &EntryStatement,
        says_so: impl Fn(&<Self::Game as Game>::Action) -> bool,
    ) -> Meant<Self::Game> {
        let stages = <Self::Game as Game>::Stage::OF_A_TURN.iter().copied();
        for stage in stages.filter(|stage| *stage > here) {
            if let Some(action) = self.under(stage, entry).filter(&says_so) {
                return (Some(action), Some(stage));
            }
        }
        (None, None)
    }

    /// What a statement means.
    fn statement(&mut self, statement: &Statement) -> Resolved<Self::Game> {
        match statement {
            Statement::Heading { name, number, span } => Resolved {
                action: name.and_then(|name| self.heading(name, *number)),
                seat: None,
                is_broken: name.is_none(),
                is_heading: true,
                belongs_to: None,
                stranger: None,
                aside: Default::default(),
                trial: Trial::AsWritten,
                span: *span,
            },
            Statement::Entry(entry) => {
                let (action, belongs_to) = if entry.is_broken {
                    (None, None)
                } else {
                    self.under_its_heading(entry)
                };
                let of_action = action.as_ref().and_then(Action::seat);
                let is_lost = action.is_none() && !entry.is_broken;
                Resolved {
                    seat: of_action.or_else(|| self.seating().of_entry(entry)),
                    stranger: if is_lost { self.stranger(entry) } else { None },
                    aside: self.aside(action.as_ref(), entry),
                    action,
                    is_broken: entry.is_broken,
                    is_heading: false,
                    belongs_to,
                    trial: Trial::AsWritten,
                    span: entry.span,
                }
            }
        }
    }
}

/// Which statements say something that can be written where they stand.
pub fn say_something<G: Game>(rulebook: &G, statements: &Statements) -> Vec<bool> {
    let resolved = rulebook.resolve(statements).into_iter();
    resolved
        .map(|resolved| resolved.action.is_some() && resolved.belongs_to.is_none())
        .collect()
}
