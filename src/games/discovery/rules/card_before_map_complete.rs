//! An expedition to the cards while a region is undiscovered: R-082.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ExploreCard(seat, ..)) = now.action() else {
        return;
    };
    // the cards open at once, or in the turn after.
    let waits = now.reads(disputed::deck_in_the_same_phase::NEXT_TURN)
        && now.play.map_complete_since == Some(now.state.turn);
    let left = now.regions_that(|region| !now.state.region(region).discovered);
    if left.is_empty() && !waits {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .case(if waits { "later" } else { "regions" })
        .with("count", left.len())
        .options(left);
    let violation = if waits {
        violation.ruled_by("A-28")
    } else {
        violation
    };
    found.push(violation);
}
