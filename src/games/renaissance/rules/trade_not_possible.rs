//! A forced trade without a province just taken from that player, or with an empty hand: RR-139.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Trade(seat, other, _)) = now.action() else {
        return;
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("other", now.player(*other));
    let conquest = now
        .state
        .now
        .conquest
        .filter(|taken| taken.attacker == *seat && taken.losers.contains(*other));
    let Some(conquest) = conquest else {
        found.push(violation.case("attack").ruled_by("RA-88"));
        return;
    };
    let any = now.reads(disputed::trade_after_coexistence::ANY);
    let marker_only = now.reads(disputed::trade_condition::MARKER_ONLY);
    let controlled = any || conquest.controller == Some(*other) && (conquest.by_marker || !marker_only);
    let case = if !controlled {
        "controlled"
    } else if now.of(*seat).hand == 0 {
        "own-hand"
    } else if now.of(*other).hand == 0 {
        "other-hand"
    } else {
        return;
    };
    let ruling = if case == "controlled" { "RA-88" } else { "RA-89" };
    found.push(
        violation
            .case(case)
            .with("province", now.province(conquest.province))
            .ruled_by(ruling),
    );
}
