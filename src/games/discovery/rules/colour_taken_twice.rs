//! Two players with one colour: R-001.

use super::prelude::*;
use crate::games::discovery::kinds;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Players(seats)) = now.action() else {
        return;
    };
    // More players than colours are a mistake of their own.
    if seats.len() > now.rulebook.catalog.colours.len() {
        return;
    }
    for (at, (colour, _)) in seats.iter().enumerate() {
        if seats[..at].iter().any(|(before, _)| before == colour) {
            let key = EntryKey::new(kinds::COLOUR, colour.as_str());
            found.push(Violation::new().about("player", Value::Thing(key)));
            return;
        }
    }
}
