//! A game has one goal sheet: PR-002, PR-077.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let (Some(Action::Goal(_)), Some(known)) = (now.action(), now.state.goal) {
        found.push(Violation::new().with("goal", now.name(known)));
    }
}
