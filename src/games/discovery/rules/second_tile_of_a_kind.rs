//! A second Settlers tile at a table that allows only one: A-71.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, building, ..)) = now.action() else {
        return;
    };
    if now.reads(disputed::two_settlers_tiles::ONE_EACH) && now.state.player(*seat).owns(*building) {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .about("building", now.building(*building));
        found.push(violation.ruled_by("A-71"));
    }
}
