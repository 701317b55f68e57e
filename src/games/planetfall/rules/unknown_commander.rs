//! A commander, or a side, that the table's complete box does not have: PR-005, PR-006.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Pick(_, name, letter, _)) = now.action() else {
        return;
    };
    if !now.rulebook.is_complete {
        return;
    }
    let commander = now.rulebook.commander(*name);
    let has_side = |letter: SideLetter| now.state.side(now.rulebook, *name, letter).is_some();
    if commander.is_none() || letter.is_some_and(|letter| !has_side(letter)) {
        found.push(
            Violation::new()
                .with("commander", now.name(*name))
                .as_printed(Some(Account::Deck)),
        );
    }
}
