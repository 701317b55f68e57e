//! A line that has a meaning only in the other edition: relief is bought in 1996, a condition adjusted in 1999.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let changes = now.state.board.changes;
    let (edition, ruling) = match now.action() {
        Some(Action::Adjust(..)) if !changes.has(Change::WindWatermill) => ("1996", "RD-43"),
        Some(Action::Buy(_, Purchase::Relief(..))) if changes.has(Change::Relief) => ("1999", "RD-41"),
        Some(Action::Play(_, play)) if play.protection.is_some() && changes.has(Change::Patronage) => {
            ("1999", "RD-45")
        }
        Some(Action::Trade(_, _, dice)) if !dice.is_empty() && changes.has(Change::WrittenRecord) => {
            ("1999", "RD-42")
        }
        _ => return,
    };
    found.push(Violation::new().with("edition", edition).ruled_by(ruling));
}
