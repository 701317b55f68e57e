//! Income claimed that differs from ours: RR-144 to RR-146.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimIncome(seat, written)) = now.action() else {
        return;
    };
    if now.course.stage != Stage::Income {
        return;
    }
    let Some(income) = now.play.received.get(seat.index()) else {
        return;
    };
    if i64::from(*written) == i64::from(income.sum()) {
        return;
    }
    let rules: &[&str] = if income.interest > 0 {
        &["RR-144", "RR-145"]
    } else if income.middle_class > 0 {
        &["RR-144", "RR-146"]
    } else {
        &["RR-144"]
    };
    found.push(
        Violation::new()
            .with("player", now.player(*seat))
            .money("written", *written)
            .money("computed", income.sum())
            .with("parts", income_parts(now, income))
            .about_money()
            .citing(rules)
            .ruled_by("RA-98"),
    );
}
