//! A shortage or surplus claimed that the dice do not give: RR-147, RR-148, RR-152.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimConditions(claimed, commodities)) = now.action() else {
        return;
    };
    for commodity in commodities {
        let ours = now.state.condition(*commodity);
        let is_right = match claimed {
            Condition::Shortage => ours > 0,
            Condition::Surplus => ours < 0,
        };
        if !is_right {
            let case = match ours.signum() {
                1 => "shortage",
                -1 => "surplus",
                _ => "none",
            };
            found.push(
                Violation::new()
                    .case(case)
                    .about("commodity", now.commodity(*commodity)),
            );
        }
    }
}
