//! A province ceded to a winner who may not hold it: area V without Overland East. RR-169, RR-112.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Cede(seat, provinces)) = now.action() else {
        return;
    };
    let Some(cession) = now.state.cession().filter(|cession| cession.loser == *seat) else {
        return;
    };
    for province in provinces {
        let violation = Violation::new()
            .with("other", now.player(cession.winner))
            .about("province", now.province(*province));
        match now.state.may_hold(now.rulebook, cession.winner, *province) {
            Ok(()) => {}
            Err(CannotHold::Lacks(advance)) => found.push(
                violation
                    .case("advance")
                    .with("advance", now.advance(advance))
                    .citing(if advance == AdvanceId::OVERLAND_EAST {
                        &["RR-169", "RR-112"]
                    } else {
                        &["RR-169"]
                    }),
            ),
            Err(CannotHold::ShipsKeep(_)) => {
                found.push(violation.case("boxes").citing(&["RR-169"]).ruled_by("RA-52"));
            }
        }
    }
}
