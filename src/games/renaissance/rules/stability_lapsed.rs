//! Nothing is written of a stabilization that cannot be paid: misery is taken. RR-103. With the reading that nobody may
//! refuse who could pay, a refusal is one too.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, price) = match &now.moment {
        Moment::Concluding(Episode::Unrest(seat, price)) => (*seat, *price),
        Moment::Entry(Action::Buy(seat, Purchase::Unrest)) => {
            let price = now.state.stability_price(*seat);
            let could_pay = now.of(*seat).cash >= price;
            if !could_pay || !now.reads(disputed::stability_refused::NO) {
                return;
            }
            (*seat, price)
        }
        _ => return,
    };
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
