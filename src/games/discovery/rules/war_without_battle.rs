//! A war that brings no battle anywhere: A-38.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::War(seat, enemy)) = now.action() else {
        return;
    };
    let none = now.state.war_regions(now.rulebook, *seat, *enemy).is_empty();
    if seat == enemy || !none || now.reads(disputed::conflict_without_soldiers::ALLOWED) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("enemy", now.player(*enemy));
    let polish = now.reads(disputed::war_battles::ATTACKER_SOLDIER);
    let violation = violation.ruled_by(if polish { "D-03" } else { "A-38" });
    found.push(violation);
}
