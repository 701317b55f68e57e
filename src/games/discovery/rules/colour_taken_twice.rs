//! Two players with one colour: R-001.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Players(seats)) = now.action() else {
        return;
    };
    for (at, (colour, _)) in seats.iter().enumerate() {
        if seats[..at].iter().any(|(before, _)| before == colour) {
            let key = EntryKey::new(Kind::Colour, colour.as_str());
            found.push(Violation::new().with("player", key));
            return;
        }
    }
}
