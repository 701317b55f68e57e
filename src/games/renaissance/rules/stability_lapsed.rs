//! Nothing is written of a stabilization that cannot be paid: misery is taken. RR-103.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Moment::Concluding(Episode::Unrest(seat, price)) = &now.moment else {
        return;
    };
    let (seat, price) = (*seat, *price);
    let player = now.of(seat);
    let spaces = State::spaces_for(player.misery, price);
    let misery = player.misery.up(spaces);
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .money("cash", player.cash)
            .money("price", price)
            .with("misery", figure(misery.value()))
            .ruled_by("RA-67"),
    );
}
