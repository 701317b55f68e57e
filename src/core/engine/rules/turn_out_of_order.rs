//! A turn that does not follow the one before: `turn 5` after turn 3.

use crate::core::engine::{Action, Found, Game, Now, Role, Stage, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(Role::Turn(number)) = now.action().map(Action::role) else {
        return;
    };
    let begins = now.course.stage == G::Stage::SETUP;
    // A turn after the last one is another mistake.
    if now.is_last_turn() && !begins {
        return;
    }
    let played = u32::from(now.turn()) + 1;
    let expected = if begins {
        1
    } else {
        let written = now.course.written_turn;
        written.map_or(played, |written| written.saturating_add(1))
    };
    let is_right = if begins {
        number >= 1
            && now
                .rulebook
                .last_turn()
                .is_none_or(|last| number <= u32::from(last))
    } else {
        // After a slip both the number that follows it and the true one are understood.
        number == expected || number == played
    };
    if !is_right {
        found.push(Violation::new().with("turn", number).with("expected", expected));
    }
}
