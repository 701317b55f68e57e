//! An attack told by its result only: RR-127. It is believed.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, placement)) = now.attacking() else {
        return;
    };
    if matches!(placement.outcome, Outcome::Won | Outcome::Lost) {
        found.push(Violation::new().about("province", now.province(placement.province)));
    }
}
