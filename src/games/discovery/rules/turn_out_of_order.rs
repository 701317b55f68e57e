//! A turn that does not follow the one before.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Turn(number)) = now.action() else {
        return;
    };
    let last = u32::from(now.rulebook.last_turn());
    let begins = now.state.stage == Stage::Setup;
    if now.state.turn >= now.rulebook.last_turn() && !begins {
        return;
    }
    let played = u32::from(now.state.turn) + 1;
    let expected = if begins {
        1
    } else {
        now.play
            .written_turn
            .map_or(played, |written| written.saturating_add(1))
    };
    let right = if begins {
        (1..=last).contains(number)
    } else {
        // After a slip both the number that follows it and the true one are understood.
        *number == expected || *number == played
    };
    if !right {
        let violation = Violation::new().with("turn", *number).with("expected", expected);
        found.push(violation);
    }
}
