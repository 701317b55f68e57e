//! There are three operation spaces: PR-078.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let spot = match now.acting() {
        Some(Action::Place(_, spot) | Action::Restrain(_, spot)) => *spot,
        _ => return,
    };
    if let Spot::Operations(level) = spot
        && !(1..=3).contains(&level)
    {
        found.push(Violation::new().with("level", level));
    }
}
