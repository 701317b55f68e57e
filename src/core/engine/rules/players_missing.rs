//! A record that does not say who plays: `turn 1` before any `players:` line.

use crate::core::engine::{Found, Game, Moment, Now, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    if matches!(now.moment, Moment::Lost(_)) && now.seats.is_empty() {
        found.push(Violation::new());
    }
}
