//! An entry of a player who is out: RR-077, RR-167.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let Some(seat) = action
        .seat()
        .filter(|seat| now.sits(*seat) && now.of(*seat).is_out)
    else {
        return;
    };
    // His hand is named, and figures may be written down of anybody. What he spends is nothing: RA-07.
    let is_allowed = match action {
        Action::Discard(..) => true,
        Action::Spend(_, spent, _) => *spent == 0,
        // With another reading a War goes on without its side (RA-53), and the pieces that stayed are ceded.
        Action::Cede(..) => now.state.cession().is_some_and(|cession| cession.loser == seat),
        _ => action.is_claim(),
    };
    if is_allowed || now.play.is_part {
        return;
    }
    let in_chaos = State::is_chaos(now.rulebook, now.of(seat).misery);
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .case(if in_chaos { "chaos" } else { "left" })
            .citing(if in_chaos { &["RR-077"] } else { &["RR-167"] }),
    );
}
