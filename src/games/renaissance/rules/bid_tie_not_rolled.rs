//! Equal bids without dice, or with dice that are equal again: RR-059.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let setup = &now.play.setup;
    if !now.is_leaving(Stage::Setup) || setup.is_position {
        return;
    }
    for tie in open_ties(&setup.bids, &setup.rolls) {
        let is_rolled = tie.iter().all(|seat| !setup.rolls[seat.index()].is_empty());
        found.push(
            Violation::new()
                .case(if is_rolled { "equal" } else { "missing" })
                .with("players", now.players(tie))
                .ruled_by("RA-03"),
        );
    }
}
