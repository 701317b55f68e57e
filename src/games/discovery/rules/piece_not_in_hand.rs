//! A piece placed that the player does not have: R-026.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, placed, chosen)) = now.action() else {
        return;
    };
    let hand = now.state.player(*seat).hand;
    if hand[*placed] > 0 {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("piece", piece(*placed))
        .with("hand", pieces(hand))
        .with("count", hand.total());
    let aspects = [Aspect::Hand(*seat), Aspect::Phase];
    let violation = violation.rests_on(aspects).spoils([
        Aspect::Hand(*seat),
        Aspect::Money(*seat),
        Aspect::Explorers(*seat),
        Aspect::Standing(*seat),
        Aspect::Box(box_of(*chosen)),
    ]);
    // What sails from the dock is another piece than was meant.
    let sails = *chosen == Spot::Dock;
    let leads = *chosen == Spot::Initiative;
    let violation = violation.spoils(leads.then_some(Aspect::Order));
    found.push(violation.spoils(sails.then_some(Aspect::Settlers(*seat))));
}
