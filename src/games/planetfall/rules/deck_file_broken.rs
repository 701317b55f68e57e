//! The deck file that the record names cannot be used.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let (Some(Action::Deck(file)), DeckFile::Broken(problems)) = (now.action(), now.rulebook.deck) {
        found.push(
            Violation::new()
                .with("file", file.as_str())
                .with("count", problems),
        );
    }
}
