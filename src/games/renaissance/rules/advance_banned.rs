//! An advance of a category that Papal Decree has closed this turn: RR-180.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(_, Purchase::Advance(advance, _))) = now.action() else {
        return;
    };
    let category = now.state.board.advance(*advance).category;
    if now.state.is_banned(*advance) {
        found.push(
            Violation::new()
                .case(if now.state.now.banned_advance.is_some() {
                    "advance"
                } else {
                    "category"
                })
                .about("advance", now.advance(*advance))
                .with("category", now.category(category))
                .ruled_by("RA-32"),
        );
    }
}
