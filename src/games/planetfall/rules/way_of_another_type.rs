//! The type of a card fixes how it is taken: PR-072.

use super::prelude::*;
use crate::games::planetfall::state::Laid;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, place, written)) = now.resolving() else {
        return;
    };
    let laid = now.state.laid(place);
    match (written.way, laid.and_then(Laid::sort)) {
        (Some(wrong), Some(sort)) if wrong.sort() != sort => {
            let options = sort
                .ways()
                .iter()
                .map(|way| Value::Thing(EntryKey::new(Kind::WORD, way.word())));
            found.push(
                Violation::new()
                    .case("card")
                    .with("way", way(wrong))
                    .with("type", type_of(sort))
                    .with("place", now.place(place))
                    .as_printed(now.account_of(place))
                    .options(options),
            );
        }
        (Some(wrong), None) if matches!(place, Place::Operations(_)) => {
            found.push(
                Violation::new()
                    .case("operations")
                    .with("way", way(wrong))
                    .with("place", now.place(place)),
            );
        }
        // Nothing is exchanged where nothing can be paid.
        (None, _) if now.outcome().is_some_and(|(_, _, outcome)| outcome.goes_back) => {}
        (None, _) if written.exchange.is_some() && laid.is_some() => {
            found.push(Violation::new().case("exchange").with("place", now.place(place)));
        }
        _ => {}
    }
}
