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
    let expected = if begins { 1 } else { now.play.written_turn + 1 };
    let right = if begins {
        (1..=last).contains(number)
    } else {
        *number == expected
    };
    if !right {
        let violation = Violation::new().with("turn", *number).with("expected", expected);
        found.push(violation);
    }
}
