//! What the engine must know of an action, whatever the game.

use std::fmt::Debug;

use super::{Moments, Seat, Seated, Stage};
use crate::core::Kind;

/// Something that a record says happened, or claims.
pub trait Action: Clone + PartialEq + Debug {
    /// The stages of the game.
    type Stage: Stage;

    /// What part it plays in a record of any game.
    fn role(&self) -> Role<'_, Self::Stage>;

    /// The player who does it or for whom something is claimed.
    fn seat(&self) -> Option<Seat>;

    /// The same, to be changed.
    fn seat_mut(&mut self) -> Option<&mut Seat>;

    /// The same, done by another player or claimed for one; none if nobody does it.
    fn by_another(&self, other: Seat) -> Option<Self> {
        let mut action = self.clone();
        *action.seat_mut()? = other;
        Some(action)
    }

    /// The stages in which it can be done; none if in any.
    fn stages(&self) -> Option<&'static [Self::Stage]>;

    /// The rules that look at it.
    fn sort(&self) -> Moments;

    /// Whether it only says what is computed anyway.
    fn is_claim(&self) -> bool;

    /// Whether it only tells what is printed on something: without it less is known, and so less is wrong.
    fn is_knowledge(&self) -> bool {
        false
    }

    /// Whether somebody begins to act under the heading with it. What may be written at any time is no work.
    fn is_work(&self) -> bool;

    /// The heading of a turn.
    fn turn(number: u32) -> Self;

    /// The heading of a stage.
    fn enter(stage: Self::Stage) -> Self;

    /// Whether it is a heading.
    fn is_heading(&self) -> bool {
        matches!(
            self.role(),
            Role::Turn(_) | Role::Enter(_) | Role::Part(..) | Role::Tally(_)
        )
    }

    /// Whether it is a line of the header, which is no move wherever it stands.
    fn is_header(&self) -> bool {
        matches!(
            self.role(),
            Role::Players(_) | Role::Ruling(..) | Role::Variant | Role::Remark
        )
    }
}

/// The part that an action plays in a record of any game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Role<'a, S> {
    /// The heading of a turn.
    Turn(u32),
    /// The heading of a stage.
    Enter(S),
    /// The heading of a part of a stage, by what it names.
    Part(Kind, &'static str, S),
    /// A heading under which figures are written down, by its word: what was being played is over.
    Tally(&'static str),
    /// Who plays.
    Players(&'a [Seated]),
    /// A reading was chosen: the ruling's name and the reading's.
    Ruling(&'a str, &'a str),
    /// A variant was chosen.
    Variant,
    /// A title, a date or a place: nothing to the game.
    Remark,
    /// The order of play.
    Order(&'a [Seat]),
    /// A claim of the winners: it says that the game is over.
    Winners(&'a [Seat]),
    /// Any other entry.
    Entry,
}
