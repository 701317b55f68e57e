//! A condition paid off without the cash: RR-065.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Clear(seat, commodities)) = now.action() else {
        return;
    };
    let clearing = now.state.clearing(now.rulebook, commodities);
    let cash = now.of(*seat).cash;
    let first = clearing.cleared.first();
    if let Some(commodity) = first.filter(|_| clearing.price > cash && now.course.stage == Stage::Draw) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .money("cash", cash)
                .money("price", clearing.price)
                .with("commodity", now.commodity(commodity))
                .ruled_by("RA-10"),
        );
    }
}
