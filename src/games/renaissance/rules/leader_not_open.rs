//! The first leader of the turn, an own one, one who was not played this turn, or in 1999 one whose places are taken, used
//! by Patronage: RR-081, RR-092.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Leader(card, _))) = now.action() else {
        return;
    };
    let leader = now.state.leaders.iter().find(|leader| leader.card == *card);
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about("leader", now.card(*card))
        .options(
            now.state
                .leaders
                .iter()
                .filter(|leader| leader.is_open && leader.owner != *seat)
                .map(|leader| now.card(leader.card)),
        );
    match leader {
        None => found.push(violation.case("absent").citing(&["RR-092"])),
        Some(leader) if leader.owner == *seat => found.push(violation.case("own").citing(&["RR-081"])),
        Some(leader) if !leader.is_open => found.push(
            violation
                .case("first")
                .with("owner", now.player(leader.owner))
                .citing(&["RR-081"])
                .ruled_by("RA-54"),
        ),
        Some(leader)
            if !leader.patrons.contains(*seat) && leader.patrons.len() >= now.state.patron_places(*card) =>
        {
            found.push(violation.case("full").citing(&["RR-081"]).ruled_by("RD-45"));
        }
        Some(_) => {}
    }
}
