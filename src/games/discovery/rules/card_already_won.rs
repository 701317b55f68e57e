//! A card that somebody has won before: R-080.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::ExploreCard(seat, _, Some(card))) = now.action() else {
        return;
    };
    let owner = now
        .state
        .seats()
        .find(|seat| now.state.player(*seat).cards.contains(card));
    if let Some(owner) = owner {
        let violation = Violation::new()
            .with("card", now.card(*card))
            .with("owner", now.player(owner));
        // Another card was drawn, and it is not known which.
        found.push(violation.spoils([Aspect::Money(*seat), Aspect::Points(*seat)]));
    }
}
