//! A move in phase D that comes after one of a later player, where that changes who takes a good: R-109.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, moved, to) = match now.action() {
        Some(Action::MoveSoldier(seat, _, to)) => (*seat, 1, *to),
        Some(Action::MoveColonists(seat, moved, _, to)) => (*seat, moved.total(), *to),
        _ => return,
    };
    let place = |seat: Seat| now.state.order.iter().position(|known| *known == seat);
    let taken = now.play.now.goods_of_moves.iter();
    let before = taken
        .filter(|(_, region)| *region == to)
        .map(|(other, _)| *other)
        .find(|other| place(*other) > place(seat));
    // Only the first with three pieces takes the good: had this player come first, it would have been his.
    let would_have = now.state.pieces(to, seat).total() + moved >= 3;
    if let (Some(after), true) = (before, would_have) {
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("after", now.player(after))
            .with("region", now.region(to))
            .with("order", now.players(now.state.order.iter().copied()))
            .ruled_by("A-67");
        found.push(violation);
    }
}
