//! Pieces moved or exchanged that are not in the region.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let (seat, moved, from) = match now.action() {
        Some(Action::MoveSoldier(seat, from, _)) => (*seat, PieceCounts::of(Piece::Soldier, 1), *from),
        Some(Action::MoveColonists(seat, moved, from, _)) => (*seat, *moved, *from),
        Some(Action::Exchange(seat, exchanged, region)) => (*seat, PieceCounts::of(*exchanged, 1), *region),
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
        .with("region", now.region(from))
        .with("there", pieces(there))
        .with("count", there.total());
    found.push(
        violation
            .rests_on([Aspect::Map(from), Aspect::Settlers(seat)])
            .spoils([Aspect::Map(from)]),
    );
}
