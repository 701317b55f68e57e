//! A building laid out more often than the box holds it: R-014.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::LayOutBuildings(new)) = now.action() else {
        return;
    };
    for (at, building) in new.iter().enumerate() {
        let before = new[..at].iter().filter(|other| *other == building).count();
        let left = usize::from(now.state.building_pile[building.index()]);
        if before >= left {
            let tiles = now.rulebook.building(*building).count;
            let violation = Violation::new()
                .with("building", now.building(*building))
                .with("count", tiles);
            found.push(violation.rests_on([Aspect::Sale]).spoils([Aspect::Sale]));
        }
    }
}
