//! An entry under a heading where it cannot happen: a purchase while pieces are placed.

use crate::core::engine::{Action, AtTheEnd, Found, Game, Now, Stage, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let Some(stages) = action.stages() else { return };
    let here = now.course.stage;
    let is_in_place = stages.contains(&here) && !now.rulebook.is_too_late(now, action);
    // What comes after the end of the game is another mistake.
    let is_over = now.is_last_turn() && matches!(now.rulebook.at_the_end(now, action), AtTheEnd::TooLate(_));
    if is_in_place || here == G::Stage::END || is_over {
        return;
    }
    // What every heading of a turn allows can be done from the first of them on.
    let wanted = if stages == G::Stage::OF_A_TURN {
        &stages[..1]
    } else {
        stages
    };
    let violation = Violation::new()
        .with("heading", here.heading())
        .options(wanted.iter().map(|wanted| wanted.heading()));
    found.push(violation);
}
