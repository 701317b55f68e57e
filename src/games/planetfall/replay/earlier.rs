//! Which earlier line did what can be done only once.

use super::Resolved;
use crate::core::engine::{last_that, of_this_turn};
use crate::games::planetfall::action::Action;

/// The line that did before what a finding says was done already.
pub(super) fn earlier<'s, 'c>(
    before: &[&'s Resolved<'c>],
    here: &Resolved<'c>,
    slug: &str,
) -> Option<&'s Resolved<'c>> {
    match (slug, here.action.as_ref()?) {
        ("card-already-taken" | "space-occupied", Action::Place(_, spot)) => last_that(
            of_this_turn(before),
            |action| matches!(action, Action::Place(_, other) if other == spot),
        ),
        ("second-ship-placed", Action::Place(seat, _)) => last_that(
            of_this_turn(before),
            |action| matches!(action, Action::Place(other, _) if other == seat),
        ),
        ("commander-taken-twice", Action::Pick(_, name, ..)) => last_that(
            before,
            |action| matches!(action, Action::Pick(_, other, ..) if other == name),
        ),
        ("second-commander", Action::Pick(seat, ..)) => last_that(
            before,
            |action| matches!(action, Action::Pick(other, ..) if other == seat),
        ),
        ("second-goal-sheet", Action::Goal(_)) => {
            last_that(before, |action| matches!(action, Action::Goal(_)))
        }
        ("row-laid-out-twice", Action::Row(row, _)) => last_that(
            of_this_turn(before),
            |action| matches!(action, Action::Row(other, _) if other == row),
        ),
        ("card-declared-differently", Action::TellCard(name, _)) => last_that(
            before,
            |action| matches!(action, Action::TellCard(other, _) if other == name),
        ),
        ("effect-used-too-often", Action::Use(seat, name, _)) => last_that(
            before,
            |action| matches!(action, Action::Use(other, used, _) if other == seat && used == name),
        ),
        _ => None,
    }
}
