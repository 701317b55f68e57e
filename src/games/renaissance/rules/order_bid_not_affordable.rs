//! More spent on tokens, or for going early, than a player has: RR-154, RR-156.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Spend(seat, spent, _)) = now.action() else {
        return;
    };
    // What was written before does not count any more.
    let player = now.of(*seat);
    let cash = player.cash + player.spent.map_or(0, i32::saturating_abs);
    let is_early = *spent < 0;
    let is_too_low = *spent < -1 && now.reads(disputed::order_underbid::MINUS_ONE);
    if spent.saturating_abs() <= cash && !is_too_low {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .case(match is_early {
            true if is_too_low => "low",
            true => "early",
            false => "tokens",
        })
        .money("spent", spent.saturating_abs())
        .money("cash", cash);
    found.push(if is_early {
        violation.citing(&["RR-156"]).ruled_by("RA-06")
    } else {
        violation.citing(&["RR-154"])
    });
}
