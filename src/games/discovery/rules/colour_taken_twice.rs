//! Two players with one colour: R-001.

use super::prelude::*;
use crate::games::discovery::kinds;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Players(seats)) = now.action() else {
        return;
    };
    for (at, (colour, _)) in seats.iter().enumerate() {
        if seats[..at].iter().any(|(before, _)| before == colour) {
            let key = EntryKey::new(kinds::COLOUR, colour.as_str());
            let seats = (0..seats.len()).filter_map(|seat| u8::try_from(seat).ok().map(Seat));
            let spoilt = seats.map(Aspect::Hand).chain([Aspect::Order, Aspect::Placing]);
            found.push(Violation::new().with("player", key).spoils(spoilt));
            return;
        }
    }
}
