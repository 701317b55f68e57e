//! A dock piece called by another kind than it is: R-046.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Sail(seat, Some(named), ..)) = now.action() else {
        return;
    };
    let Some(stands) = now.state.on_dock(*seat) else {
        return;
    };
    // on the dock a captain counts as a colonist.
    let as_colonist = stands == Piece::Captain && *named == Piece::Colonist;
    if stands != *named && !as_colonist {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("named", piece(*named))
            .with("piece", piece(stands));
        found.push(violation);
    }
}
