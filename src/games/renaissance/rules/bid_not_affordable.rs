//! A bid for a capital above the cash of the start: RR-060.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Bid(seat, bid)) = now.action() else {
        return;
    };
    let cash = now.rulebook.catalog.numbers.start_cash;
    if *bid > u32::from(cash) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .money("bid", *bid)
                .money("cash", cash)
                .about_money()
                .ruled_by("RA-02"),
        );
    }
}
