//! A move that ends where it began.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (region, to, rule) = match now.action() {
        Some(Action::MoveSoldier(_, from, to)) => (*from, *to, "R-223"),
        Some(Action::MoveColonists(_, _, from, to)) => (*from, *to, "R-232"),
        _ => return,
    };
    if region == to {
        found.push(
            Violation::new()
                .with("region", now.region(region))
                .citing(&[rule]),
        );
    }
}
