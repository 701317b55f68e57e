//! A building laid out more often than the box holds it: R-014.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let given;
    let new: &[BuildingId] = match now.action() {
        Some(Action::LayOutBuildings(new)) => new,
        // What players of a record that begins in the middle have comes from the box too.
        Some(Action::Give(_, held)) => {
            let tiles = |(building, count): &(BuildingId, Option<u32>)| {
                vec![*building; count.unwrap_or(1).min(9) as usize]
            };
            given = held.buildings.iter().flat_map(tiles).collect::<Vec<_>>();
            &given
        }
        _ => return,
    };
    for (at, building) in new.iter().enumerate() {
        let before = new[..at].iter().filter(|other| *other == building).count();
        let left = usize::from(now.state.building_pile[building.index()]);
        if before == left {
            let tiles = now.rulebook.building(*building).count;
            let violation = Violation::new()
                .about("building", now.building(*building))
                .with("count", tiles);
            found.push(violation);
        }
    }
}
