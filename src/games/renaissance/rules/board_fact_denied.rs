//! A line about the table's own board against something on which the sources agree: RR-013, RR-014, RR-039.

use super::prelude::*;

/// Borders on which the sources differ: RD-58, RD-59, RD-60.
const DISPUTED_BORDERS: [[&str; 2]; 3] = [
    ["st-malo", "bordeaux"],
    ["bari", "belgrade"],
    ["chester", "portsmouth"],
];

/// Coasts on which they differ: RD-56, RD-57.
const DISPUTED_COASTS: [[&str; 2]; 2] = [["gallipoli", "black-sea"], ["durazzo", "adriatic-sea"]];

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Board(fact)) = now.action() else {
        return;
    };
    let catalog = now.rulebook.catalog;
    let id = |province: ProvinceId| catalog.provinces.get(province.index());
    let violation = match *fact {
        BoardFact::Relief(advance, relief) => {
            let Some(printed) = catalog.advances.get(advance.index()) else {
                return;
            };
            let is_assumed = !printed.relief_elsewhere.is_empty();
            if is_assumed || printed.relief == relief {
                return;
            }
            Violation::new()
                .case("advance")
                .about("advance", now.advance(advance))
                .citing(&["RR-039"])
        }
        BoardFact::Borders(one, other) => {
            let (Some(first), Some(second)) = (id(one), id(other)) else {
                return;
            };
            let touches = first.land.contains(&second.id) || first.coast.contains(&second.id);
            let is_disputed = DISPUTED_BORDERS
                .iter()
                .any(|pair| pair.contains(&first.id.as_ref()) && pair.contains(&second.id.as_ref()));
            if touches || is_disputed {
                return;
            }
            Violation::new()
                .case("border")
                .about("province", now.province(one))
                .with("other", now.province(other))
                .citing(&["RR-013"])
        }
        BoardFact::Touches(province, water) => {
            let (Some(printed), Some(water)) = (id(province), catalog.waters.get(usize::from(water))) else {
                return;
            };
            let touches = printed.seas.contains(&water.id);
            let is_disputed = DISPUTED_COASTS.contains(&[printed.id.as_ref(), water.id.as_ref()]);
            if touches || is_disputed {
                return;
            }
            Violation::new()
                .case("coast")
                .about("province", now.province(province))
                .with("other", thing(kinds::WATER, &water.id))
                .citing(&["RR-014"])
        }
    };
    found.push(violation);
}
