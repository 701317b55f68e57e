//! A marker exchanged for a token although one is free, or where none stands: RR-134.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Free(seat, province)) = now.action() else {
        return;
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about("province", now.province(*province))
        .ruled_by("RA-90");
    let free = now.of(*seat).markers;
    if now.state.province(*province).coloured_marker() != Some(*seat) {
        found.push(violation.case("none"));
    } else if free > 0 && !now.reads(disputed::freeing_a_marker::ANY_TIME) {
        found.push(violation.case("left").with("count", free));
    }
}
