//! The last round has no Migration: PR-018.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if now.action() == Some(&Action::Enter(Stage::Migration)) && now.is_last_turn() {
        found.push(Violation::new().with("turn", now.turn()));
    }
}
