//! An income other than that of sectors, technologies and the commander: PR-058, PR-025.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimIncome(seat, claimed)) = now.action() else {
        return;
    };
    let Some((known, is_complete)) = now.play.income.get(seat.index()) else {
        return;
    };
    let received = now.play.received.get(seat.index()).copied().unwrap_or_default();
    if now.course.stage != Stage::Income || !now.state.has_income(*seat) {
        return;
    }
    for stat in Stat::ALL {
        let Some(written) = claimed.gained(stat) else {
            continue;
        };
        let ours = known.of(stat);
        let fits = written == ours || written == received.of(stat) || (!is_complete && written > ours);
        if !fits {
            found.push(
                Violation::new()
                    .about("stat", Value::Thing(stat_key(stat)))
                    .with("player", now.player(*seat))
                    .with("written", amount(stat, written))
                    .with("computed", amount(stat, ours)),
            );
        }
    }
}
