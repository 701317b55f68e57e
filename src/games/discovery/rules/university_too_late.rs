//! The University in a box that is being worked off already: A-60.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::University(seat, row)) = now.action() else {
        return;
    };
    let of_row = match row {
        Row::Dock(_) | Row::DockFree(_) => Stage::Dock,
        Row::Initiative(_) => Stage::Initiative,
        Row::Buildings(_) => Stage::Buildings,
        Row::Order(_) => return,
    };
    let here = now.course.stage == of_row;
    let during = here && now.reads(disputed::university_moment::DURING_THE_BOX);
    let too_late = now.course.reached > of_row || (here && now.course.progress > Progress::Announced);
    if too_late && !during {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("box", of_row.name())
            .ruled_by("A-60");
        found.push(violation);
    }
}
