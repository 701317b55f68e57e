//! A marker reduced with an empty stock, and nothing is said of the token: one of the expansion box is taken. RR-075.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Moment::Concluding(Episode::Reduced(seat, province)) = &now.moment else {
        return;
    };
    found.push(
        Violation::new()
            .with("player", now.player(*seat))
            .with("province", now.province(*province))
            .ruled_by("RA-36"),
    );
}
