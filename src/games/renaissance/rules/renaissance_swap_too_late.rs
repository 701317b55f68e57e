//! Places swapped after something has happened in the phase, or after one who comes later: RR-157.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Swap(seat, _)) = now.action() else {
        return;
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .ruled_by("RA-08");
    let place = |seat: Seat| now.state.place_in_order(seat);
    if now.play.has_begun {
        found.push(violation.case("begun").with("other", now.player(*seat)));
    } else if now
        .play
        .swapped
        .last()
        .is_some_and(|last| *last != *seat && place(*last) > place(*seat))
    {
        found.push(violation.case("earlier").with("other", now.player(*seat)));
    }
}
