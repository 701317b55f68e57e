//! Every card of the planet lies in the rows already: PR-067.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, _, Use::Reveal(..), _)) = now.using() else {
        return;
    };
    let laid = now.state.all_laid().count();
    let all = usize::from(now.rulebook.catalog.numbers.deck_cards);
    if laid >= all {
        found.push(Violation::new().with("planet", now.turn()).with("count", all));
    }
}
