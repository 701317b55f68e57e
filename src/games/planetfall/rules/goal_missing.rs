//! No goal sheet: PR-002.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let has_commander = now.state.players.iter().any(|player| player.commander.is_some());
    if now.is_leaving(Stage::Setup) && has_commander && now.state.goal.is_none() {
        found.push(Violation::new());
    }
}
