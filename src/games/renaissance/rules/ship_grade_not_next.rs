//! A grade of ships that does not come next: one is skipped, there is none behind it, or only an advance brings it. RR-089,
//! RR-100.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Ship(written, _))) = now.action() else {
        return;
    };
    let own = now.of(*seat).ship;
    if now.of(*seat).done.has(Once::ShipUpgrade) {
        return;
    }
    let violation = Violation::new().with("player", now.player(*seat));
    let by_advance = match written {
        Some(Ship::Seaworthy(10)) => Some(AdvanceId::SEAWORTHY_VESSELS),
        Some(Ship::Ocean(1)) => Some(AdvanceId::OCEAN_NAVIGATION),
        _ => None,
    };
    match (own.next(), *written, by_advance) {
        (_, Some(written), Some(advance)) => found.push(
            violation
                .case("advance")
                .with("written", ship(written))
                .with("advance", now.advance(advance))
                .citing(&["RR-100"])
                .ruled_by("RA-65"),
        ),
        (None, ..) => found.push(
            violation
                .case("last")
                .with("computed", ship(own))
                .citing(&["RR-089"]),
        ),
        (Some(next), Some(written), None) if next != written => found.push(
            violation
                .case("skipped")
                .with("written", ship(written))
                .with("computed", ship(next))
                .citing(&["RR-089"])
                .ruled_by("RA-64"),
        ),
        _ => {}
    }
}
