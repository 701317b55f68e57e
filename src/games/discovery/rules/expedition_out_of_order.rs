//! An expedition after one of a player who comes later, or of one who has declined: R-067.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Explore(seat, ..) | Action::ExploreCard(seat, ..)) = now.action() else {
        return;
    };
    let place = |seat: Seat| now.state.order.iter().position(|known| *known == seat);
    let explorers = &now.play.now.explorers;
    let later = explorers
        .iter()
        .find(|(other, how)| *how == Explored::Sent && place(*other) > place(*seat));
    // Who has declined has had the turn.
    let declined = explorers
        .iter()
        .position(|known| *known == (*seat, Explored::Passed));
    let gone_on = declined.and_then(|at| explorers.get(at + 1));
    let later = later
        .or(gone_on)
        .map(|(other, _)| *other)
        .filter(|other| other != seat);
    if later.is_some() || declined.is_some() {
        let after = later.unwrap_or(*seat);
        let violation = Violation::new()
            .case(if later.is_some() { "later" } else { "declined" })
            .with("player", now.player(*seat))
            .with("after", now.player(after))
            .with("order", now.players(now.state.order.iter().copied()))
            .ruled_by("A-77");
        found.push(violation);
    }
}
