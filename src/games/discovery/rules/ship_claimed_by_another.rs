//! A ship for a player who did not win it.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimShip(seat)) = now.action() else {
        return;
    };
    let result = now.play.now.shipping;
    if result.is_some_and(|result| result.winner == *seat) {
        return;
    }
    let violation = Violation::new().with("player", now.player(*seat));
    let violation = match result {
        None => violation
            .case("nobody")
            .with("winner", now.player(*seat))
            .with("total", 0_u8)
            .citing(&["R-060"]),
        Some(result) => {
            let case = if result.tie_broken { "tie" } else { "other" };
            let rule: &[&'static str] = if result.tie_broken { &["R-059"] } else { &["R-058"] };
            violation
                .case(case)
                .with("winner", now.player(result.winner))
                .with("total", result.total)
                .citing(rule)
        }
    };
    found.push(violation);
}
