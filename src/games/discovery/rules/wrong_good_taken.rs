//! A good of a region claimed that nobody takes, or another one: R-049.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Sail(seat, _, region, Some(written))) = now.action() else {
        return;
    };
    // What the piece brings is only known when it has arrived.
    let mut after = now.state.clone();
    if after.next_to_sail().is_none_or(|(owner, _)| owner != *seat) {
        return;
    }
    let taken = after.sail(now.rulebook, *region);
    let place = now.state.region(*region);
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("region", now.region(*region))
        .about("written", now.good(*written));
    match taken {
        None => {
            let violation = violation.case("none").with("good", now.good(*written));
            found.push(violation);
        }
        // The record knows the table's own board better than assumed data do.
        Some(good) if good != *written && !place.is_assumed => {
            found.push(violation.case("other").with("good", now.good(good)));
        }
        Some(_) => {}
    }
}
