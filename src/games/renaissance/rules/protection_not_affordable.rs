//! More laid on a leader than his player has: RR-082.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Some(money) = play.protection else { return };
    let cash = now.of(seat).cash;
    if i64::from(money) > i64::from(cash.max(0)) {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("leader", now.card(play.card))
                .money("money", money)
                .money("cash", cash)
                .about_money()
                .ruled_by("RA-55"),
        );
    }
}
