//! A statement of a record and what it means in a game.

use super::{Action, Game, Seat};
use crate::core::TextSpan;

/// A statement and what it means.
#[derive(Debug, Clone)]
pub struct Resolved<G: Game> {
    /// What it means; none if it says nothing that can happen there.
    pub action: Option<G::Action>,
    /// Whose entry it is, also where it is not understood.
    pub seat: Option<Seat>,
    /// Whether words or signs of it were not understood: that is reported elsewhere.
    pub is_broken: bool,
    /// Whether it is a heading.
    pub is_heading: bool,
    /// Where it belongs, if it has a meaning only under another heading than the one above.
    pub belongs_to: Option<G::Stage>,
    /// Somebody who does not play, if the entry is about him.
    pub stranger: Option<Box<str>>,
    /// What it says besides its action.
    pub aside: G::Aside,
    /// Whether it is played as it is written.
    pub trial: Trial<G::Figure>,
    /// Where it stands.
    pub span: TextSpan,
}

/// Whether a statement is what is written, or what may have been meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trial<F> {
    /// As it is written.
    AsWritten,
    /// As it may have been meant.
    Changed,
    /// As it is written, and this figure of it is believed.
    Believed(F),
}

impl<G: Game> Resolved<G> {
    /// An action as if it were written at a place.
    pub fn new(action: G::Action, span: TextSpan) -> Self {
        Self {
            seat: action.seat(),
            is_heading: action.is_heading(),
            action: Some(action),
            is_broken: false,
            belongs_to: None,
            stranger: None,
            aside: G::Aside::default(),
            trial: Trial::AsWritten,
            span,
        }
    }

    /// Another action in place of a statement's own.
    #[must_use]
    pub fn changed_to(&self, action: G::Action) -> Self {
        Self {
            aside: self.aside.clone(),
            trial: Trial::Changed,
            ..Self::new(action, self.span)
        }
    }
}
