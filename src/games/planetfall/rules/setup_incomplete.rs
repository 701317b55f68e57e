//! The game begins without commanders and goal sheet, or without an order that nobody can work out: PR-017, PR-016.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Setup) {
        return;
    }
    let state = now.state;
    let word = |id| Value::Thing(EntryKey::new(Kind::WORD, id));
    let has_commander = state.players.iter().any(|player| player.commander.is_some());
    let mut parts = Vec::new();
    if !has_commander && state.goal.is_none() {
        parts.extend([word("commander"), word("goal")]);
    }
    if !state.is_ordered && state.order_of_initiative().is_none() {
        parts.push(word("order"));
    }
    if !parts.is_empty() {
        found.push(Violation::new().with("parts", Value::List(parts)));
    }
}
