//! A piece that sails to a region nobody has discovered: R-047.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Sail(seat, _, region, _)) = now.action() else {
        return;
    };
    if now.state.region(*region).discovered {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about("region", now.region(*region))
        .options(now.regions_that(|region| now.state.region(region).discovered));
    found.push(violation);
}
