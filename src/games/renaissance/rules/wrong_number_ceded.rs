//! Fewer or more markers ceded than the difference of a War, although there are as many: RR-182, RR-170.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Cede(seat, provinces)) = now.action() else {
        return;
    };
    let Some(cession) = now.state.cession().filter(|cession| cession.loser == *seat) else {
        return;
    };
    let expected = usize::from(cession.possible);
    let different: ProvinceSet = provinces.iter().copied().collect();
    // One that is named twice is ceded once.
    let count = if different.len() < expected {
        different.len()
    } else {
        provinces.len()
    };
    let refuses = now.reads(disputed::war_cession::MAY_REFUSE) && different.len() < expected;
    if count != expected && !refuses {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("count", count)
                .with("expected", expected)
                .ruled_by("RA-51"),
        );
    }
}
