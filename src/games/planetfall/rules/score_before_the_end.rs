//! Points of the end before the last round is over: PR-076, PR-018.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if now.action() == Some(&Action::Enter(Stage::Scoring)) && !now.is_last_turn() {
        let last = now.rulebook.catalog.numbers.rounds;
        found.push(Violation::new().with("turn", now.turn()).with("last", last));
    }
}
