//! A piece that stays on the dock.

use super::prelude::*;
use crate::core::engine;

pub(super) fn check(now: &Now, found: &mut Found) {
    if now.reads(disputed::declining_dock_or_good::DOCK_MAY_STAY) {
        return;
    }
    let free = now.state.dock_free.iter().flatten();
    let mut owners: Vec<Seat> = now.state.dock.iter().map(|(owner, _)| *owner).collect();
    owners.extend(free.map(|(owner, _)| *owner));
    let passing = match now.moment {
        Moment::Entry(Action::Pass(seat)) if now.course.stage == Stage::Dock => owners.contains(seat),
        Moment::Leaving(Stage::Dock) => {
            let count = owners.len();
            owners.sort_unstable();
            owners.dedup();
            if count > 0 {
                let violation = Violation::new()
                    .with("players", now.players(owners))
                    .with("count", count)
                    .ruled_by("A-70");
                found.push(violation);
            }
            false
        }
        _ => false,
    };
    if let (true, Some(seat)) = (passing, now.action().and_then(engine::Action::seat)) {
        let violation = Violation::new()
            .with("players", now.players([seat]))
            .with("count", 1_u8)
            .ruled_by("A-70");
        found.push(violation);
    }
}
