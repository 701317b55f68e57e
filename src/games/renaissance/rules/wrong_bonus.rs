//! The bonus card claimed by somebody else than the player with most new markers: RR-142.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Bonus(seat, _)) = now.action() else {
        return;
    };
    let holder = now.state.bonus_holder();
    if holder == Some(*seat) {
        return;
    }
    let white = |seat: Seat| {
        let markers = now.state.provinces.iter().filter_map(|province| province.marker);
        markers
            .filter(|marker| marker.is_white && marker.seat == seat)
            .count()
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .ruled_by("RA-96");
    found.push(match holder {
        None => violation
            .case("nobody")
            .with("winner", now.player(*seat))
            .with("count", 0_u8),
        Some(holder) => violation
            .case(if white(holder) == white(*seat) {
                "tie"
            } else {
                "other"
            })
            .with("winner", now.player(holder))
            .with("count", white(holder))
            .options([now.player(holder)]),
    });
}
