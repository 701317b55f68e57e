//! A record that does not say who plays.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    if matches!(now.moment, Moment::Lost(_)) && now.play.seats.is_empty() {
        found.push(Violation::new());
    }
}
