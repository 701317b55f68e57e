//! A card that the table's complete box does not have: PR-003.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.rulebook.is_complete {
        return;
    }
    for name in now.new_cards().iter().copied() {
        if now.known_cards(name).next().is_none() {
            found.push(about_card(now, name).as_printed(Some(Account::Deck)));
        }
    }
}
