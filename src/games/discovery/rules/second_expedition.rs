//! A second expedition of a player in one turn: R-067.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Explore(seat, ..) | Action::ExploreCard(seat, ..)) = now.action() else {
        return;
    };
    let by_building = now.play.now.explorers.contains(&(*seat, Explored::ByBuilding));
    if by_building || now.play.now.explorers.contains(&(*seat, Explored::Sent)) {
        let violation = Violation::new().with("player", now.player(*seat));
        let violation = if by_building {
            violation.ruled_by("A-31")
        } else {
            violation
        };
        found.push(violation);
    }
}
