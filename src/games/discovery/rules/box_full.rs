//! A piece placed in a box without a free space, or on a reserved one.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, _, chosen)) = now.action() else {
        return;
    };
    let (limit, rule) = match chosen {
        Spot::Dock => (now.rulebook.dock_spaces(now.state.players.len()), "R-018"),
        Spot::DockFree(_) => (1, "R-019"),
        Spot::Goods => (now.rulebook.goods_spaces().unwrap_or(0), "R-033"),
        Spot::Buildings => (now.rulebook.building_spaces().unwrap_or(0), "R-030"),
        Spot::Initiative | Spot::Shipping | Spot::Discovery | Spot::Specialist(_) | Spot::Warfare => return,
    };
    if now.state.has_room(now.rulebook, *chosen) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("box", spot(*chosen))
        .with("count", limit)
        .case(if matches!(chosen, Spot::DockFree(_)) {
            "reserved"
        } else {
            "full"
        })
        .options(free_spots(now, *seat))
        .citing(&[rule]);
    found.push(match chosen {
        // Nobody has told us how many spaces are printed there: that alone makes no move wrong.
        Spot::Buildings => violation.ruled_by("A-06").weighing(Severity::Note),
        Spot::Goods => violation.ruled_by("A-05"),
        Spot::DockFree(_) => violation.ruled_by("A-08"),
        _ => violation,
    });
}
