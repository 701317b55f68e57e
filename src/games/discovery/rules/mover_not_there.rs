//! Pieces moved or exchanged that are not in the region.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let one = |piece: Piece| PieceCounts::of(piece, 1);
    let (seat, moved, from, rule) = match now.action() {
        Some(Action::MoveSoldier(seat, from, _)) => (*seat, one(Piece::Soldier), *from, "R-223"),
        Some(Action::MoveColonists(seat, moved, from, _)) => (*seat, *moved, *from, "R-232"),
        Some(Action::Exchange(seat, exchanged, region)) => (*seat, one(*exchanged), *region, "R-054"),
        _ => return,
    };
    let there = now.state.pieces(from, seat);
    let (_, missing) = meant(there, moved);
    if missing.is_empty() {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(seat))
        .with("pieces", pieces(missing))
        .about("region", now.region(from))
        .with("there", pieces(there))
        .with("count", there.total())
        .citing(&[rule]);
    found.push(violation);
}
