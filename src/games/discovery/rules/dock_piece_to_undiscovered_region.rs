//! A piece that sails to a region nobody has discovered: R-047.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Sail(seat, _, region, _)) = now.action() else {
        return;
    };
    if now.state.region(*region).discovered {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("region", now.region(*region))
        .options(now.regions_that(|region| now.state.region(region).discovered));
    // Perhaps it went elsewhere, and brought its owner a good there.
    let violation = violation.spoils([
        Aspect::Map(*region),
        Aspect::Discovered,
        Aspect::Settlers(*seat),
        Aspect::Goods(*seat),
    ]);
    // Perhaps the last expedition there was a success.
    let violation = match now.play.visitors[region.index()] {
        Some(visitor) if now.play.money_off[visitor.index()].by > 0 => {
            violation.following(now.play.money_off[visitor.index()].finding)
        }
        Some(visitor) => violation.spoils([Aspect::Money(visitor), Aspect::Points(visitor)]),
        None => violation,
    };
    found.push(violation.rests_on([Aspect::Map(*region)]));
}
