//! A player picks again: PR-004.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Pick(seat, ..)) = now.action() else {
        return;
    };
    if let Some((name, _)) = now.state.player(*seat).commander {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("commander", now.name(name)),
        );
    }
}
