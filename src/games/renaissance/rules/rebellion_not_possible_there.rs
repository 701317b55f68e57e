//! A Rebellion in the New World or in a foreign capital: RR-178.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Target::Provinces(provinces) = &play.target else {
        return;
    };
    if play.card != EventCard::Rebellion.card() {
        return;
    }
    for province in provinces {
        let Some(case) = now.no_rebellion_in(seat, *province) else {
            continue;
        };
        found.push(
            Violation::new()
                .case(case)
                .about("province", now.province(*province))
                .ruled_by("RA-35"),
        );
    }
}
