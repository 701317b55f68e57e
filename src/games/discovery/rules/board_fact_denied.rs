//! A fact of the table's board that the rule books know otherwise: R-011.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::BoardGood(region, good)) => {
            let place = now.state.region(*region);
            if let Some(known) = place.good.filter(|known| known != good && !place.is_assumed) {
                let violation = Violation::new()
                    .case("good")
                    .with("region", now.region(*region))
                    .with("good", now.good(*good))
                    .with("known", now.good(known));
                found.push(violation);
            }
        }
        Some(Action::BoardBorder(one, other)) => {
            let known = State::neighbours(now.rulebook, *one, *other).is_some();
            if !known && (neighbours_are_known(now, *one) || neighbours_are_known(now, *other)) {
                let violation = Violation::new()
                    .case("border")
                    .with("region", now.region(*one))
                    .with("other", now.region(*other));
                found.push(violation.citing(&["R-223"]));
            }
        }
        _ => {}
    }
}

/// Whether the rule books name all neighbours of a region.
pub(super) fn neighbours_are_known(now: &Now, region: RegionId) -> bool {
    let id = &now.rulebook.catalog.regions[region.index()].id;
    let neighbours = now.rulebook.catalog.neighbours(id);
    !neighbours.is_empty() && neighbours.iter().all(|(_, assumed)| !assumed)
}
