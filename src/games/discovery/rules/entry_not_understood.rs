//! An entry of known words that says nothing under its heading.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    if matches!(now.moment, Moment::Lost(_)) && !now.play.seats.is_empty() {
        found.push(Violation::new().with("heading", stage(now.state.stage)));
    }
}
