//! Each player places one ship a part: PR-069.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let seat = match now.acting() {
        Some(Action::Place(seat, _) | Action::Pass(seat)) => *seat,
        _ => return,
    };
    let is_placed = now
        .state
        .ships
        .get(seat.index())
        .is_some_and(|ship| *ship != Ship::Waiting);
    if now.course.stage.is_exploration() && is_placed {
        found.push(Violation::new().with("player", now.player(seat)));
    }
}
