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
    let refuses = now.reads(disputed::war_cession::MAY_REFUSE) && different.len() < expected;
    if different.len() != expected && !refuses {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("count", different.len())
                .with("expected", expected)
                .ruled_by("RA-51"),
        );
    }
}
