//! Money laid on the first leader of the turn: RR-081, RR-082.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let is_leader = matches!(now.state.face(play.card), Face::Leader { .. });
    let is_first = now.state.is_first_leader(now.rulebook, seat);
    let has_money = play.protection.is_some_and(|money| money > 0);
    if is_leader && is_first && has_money && now.course.stage == Stage::Cards {
        found.push(
            Violation::new()
                .with("leader", now.card(play.card))
                .about_money()
                .ruled_by("RA-54"),
        );
    }
}
