//! A record that says it is complete, or names a winner, before the last turn is over.

use crate::core::engine::{Action, Found, Game, Now, Role, Stage, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(role) = now.action().map(Action::role) else {
        return;
    };
    if !matches!(role, Role::Winners(_)) && role != Role::Enter(G::Stage::END) {
        return;
    }
    if !now.is_last_turn() || now.course.reached == G::Stage::SETUP {
        let last = now.rulebook.last_turn().unwrap_or(now.turn());
        found.push(Violation::new().with("turn", now.turn()).with("last", last));
    }
}
