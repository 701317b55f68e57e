//! No shortage or surplus of a commodity is there to be paid off: RR-065.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Clear(_, commodities)) = now.action() else {
        return;
    };
    if now.course.stage != Stage::Draw {
        return;
    }
    for commodity in commodities {
        if now.state.conditions[commodity.index()] == 0 {
            found.push(Violation::new().about("commodity", now.commodity(*commodity)));
        }
    }
}
