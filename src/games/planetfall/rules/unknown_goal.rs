//! A goal sheet that the table's complete box does not have: PR-002.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Goal(goal)) = now.action() else {
        return;
    };
    if now.rulebook.is_complete && now.rulebook.goal(*goal).is_none() {
        found.push(
            Violation::new()
                .with("goal", now.name(*goal))
                .as_printed(Some(Account::Deck)),
        );
    }
}
