//! A second piece on a square of the Specialists box: R-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, _, Spot::Specialist(square))) = now.action() else {
        return;
    };
    if let Some((holder, _)) = now.state.specialists[*square] {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("square", spot(Spot::Specialist(*square)))
            .with("holder", now.player(holder))
            .options(free_spots(now, *seat));
        found.push(violation);
    }
}
