//! Money that a player does not have: R-004.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let Some(written) = held.money.map(i64::from) else {
        return;
    };
    let player = now.state.player(*seat);
    let computed = i64::from(player.money);
    if written == computed {
        return;
    }
    let difference = written - computed;
    let explained =
        player.has_assumed_goods() && now.differences(*seat).explain(difference, |other| other.money);
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .money("written", written)
        .money("computed", computed)
        .rests_on([Aspect::Money(*seat), Aspect::Goods(*seat)]);
    let earlier = now.play.money_off[seat.index()];
    found.push(
        violation
            .noted_if(explained, now.assumed_goods([*seat]))
            .following_if_off_by(difference, earlier),
    );
}
