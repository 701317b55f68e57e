//! A card that the table's complete box does not have: PR-003.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    for name in now.new_cards() {
        if now.rulebook.is_complete && now.known_cards(name).is_empty() {
            found.push(about_card(now, name).as_printed(Some(Account::Deck)));
        }
    }
}
