//! Points that differ from those computed.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimPoints(seat, written)) = now.action() else {
        return;
    };
    let (written, computed) = (i64::from(*written), i64::from(points_to_claim(now, *seat)));
    if written == computed {
        return;
    }
    let over = now.state.turn >= now.rulebook.last_turn();
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("written", written)
        .with("computed", computed)
        .case(if over { "all" } else { "colonies" })
        .citing(if over { &["R-136"] } else { &["R-128"] });
    found.push(violation);
}

fn points_to_claim(now: &Now, seat: Seat) -> u16 {
    crate::games::discovery::replay::points_to_claim(now.state, now.play, now.course, now.rulebook, seat)
}
