//! War dice although no War is open, or more than there are rounds: RR-182, RR-205.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !matches!(now.action(), Some(Action::WarRoll(_))) || !now.course.stage.is_card_play() {
        return;
    }
    let violation = Violation::new();
    if !now.state.is_war_tied() {
        found.push(violation.case("none").citing(&["RR-182"]).ruled_by("RA-50"));
    } else if due_round(now.state, now.play, now.rulebook).is_none() {
        let (case, rule, ruling) = if now.course.stage == Stage::Final {
            ("rounds", "RR-205", "RA-106")
        } else {
            ("early", "RR-182", "RA-50")
        };
        found.push(violation.case(case).citing(&[rule]).ruled_by(ruling));
    }
}
