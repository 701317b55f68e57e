//! A heading that comes too late or too early: the third part of a turn after the fourth, or a part before the first turn.

use crate::core::engine::{Action, Found, Game, Now, Role, Stage, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(Role::Enter(entered)) = now.action().map(Action::role) else {
        return;
    };
    let reached = now.course.reached;
    let before_the_first_turn = reached == G::Stage::SETUP;
    if entered == G::Stage::END || now.rulebook.is_listed_anywhere(now, entered) {
        return;
    }
    let case = if before_the_first_turn {
        if entered == G::Stage::SETUP {
            return;
        }
        "turn-missing"
    } else if entered == G::Stage::first() && reached >= G::Stage::CLOSING {
        "turn-missing"
    } else if entered < reached {
        "late"
    } else {
        return;
    };
    let violation = Violation::new()
        .with("heading", entered.heading())
        .with("after", reached.heading())
        .with("turn", now.turn())
        .with("next", now.turn() + u16::from(!before_the_first_turn))
        .case(case)
        .citing(now.rulebook.rules_of_order(entered, reached));
    found.push(violation);
}
