//! A piece that stays on the dock.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    if now.reads(disputed::declining_dock_or_good::DOCK_MAY_STAY) {
        return;
    }
    let free = now.state.dock_free.iter().flatten();
    let mut owners: Vec<Seat> = now.state.dock.iter().map(|(owner, _)| *owner).collect();
    owners.extend(free.map(|(owner, _)| *owner));
    let passing = match now.moment {
        Moment::Entry(Action::Pass(seat)) if now.state.stage == Stage::Dock => owners.contains(seat),
        Moment::Leaving(Stage::Dock) => {
            let count = owners.len();
            owners.sort_unstable();
            owners.dedup();
            if count > 0 {
                let in_doubt = |seat: &Seat| [Aspect::Hand(*seat), Aspect::Standing(*seat)];
                let aspects: Vec<Aspect> = owners.iter().flat_map(in_doubt).collect();
                // Perhaps it stands in another box, and acts there.
                let moved: Vec<Aspect> = owners.iter().flat_map(|seat| acted_elsewhere(*seat)).collect();
                // What a building puts there every turn is left there every turn.
                let free = now.state.dock_free.iter().flatten();
                let of_buildings: Vec<Aspect> = free.map(|(owner, _)| Aspect::Buildings(*owner)).collect();
                let violation = Violation::new()
                    .with("players", now.players(owners))
                    .with("count", count)
                    .ruled_by("A-70")
                    .rests_on([Aspect::Box(Stage::Dock), Aspect::Phase]);
                let violation = violation.rests_on(aspects).spoils([Aspect::WholeMap]);
                found.push(violation.spoils(moved).spoils(of_buildings));
            }
            false
        }
        _ => false,
    };
    if let (true, Some(seat)) = (passing, now.action().and_then(Action::seat)) {
        let violation = Violation::new()
            .with("players", now.players([seat]))
            .with("count", 1_u8)
            .ruled_by("A-70");
        found.push(violation.spoils([Aspect::Box(Stage::Dock)]));
    }
}
