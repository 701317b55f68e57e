//! More or fewer buildings laid out than there are gaps.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::LayOutBuildings(new)) = now.action() else {
        return;
    };
    let setup = now.course.stage == Stage::Setup;
    let (expected, _) = due(now);
    let is_known = now.play.has.buildings || !now.play.is_position;
    let right = new.len() == expected || (!is_known && new.len() <= expected);
    if !right {
        let violation = Violation::new()
            .with("count", new.len())
            .with("expected", expected);
        let violation = if setup {
            violation.citing(&["R-015"])
        } else {
            violation
        };
        // at the end of an age all tiles are new, whatever was there before.
        let turn = now.state.turn;
        let new_age = now.rulebook.age_of_turn(turn) != now.rulebook.age_of_turn(turn + 1);
        let violation = match (setup, new_age) {
            // an empty pile leaves gaps.
            (false, false) if now.state.on_sale.len() + expected < 5 => violation.citing(&["R-115", "R-120"]),
            (false, true) if turn == 3 => violation.citing(&["R-113"]),
            (false, true) => violation.citing(&["R-114"]),
            _ => violation,
        };
        found.push(violation);
    }
}
