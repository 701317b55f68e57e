//! Starting values other than those of the sheet: PR-008, PR-006.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Pick(seat, name, Some(letter), start)) = now.action() else {
        return;
    };
    if !now.state.is_first_round() {
        return;
    }
    let side = now.state.side(now.rulebook, *name, *letter);
    let account = side.as_ref().map(|_| now.account_of_commander(*name));
    for stat in Stat::ALL {
        let ours = match stat {
            Stat::Empire => Some(now.rulebook.catalog.numbers.start_empire),
            _ => side
                .as_ref()
                .and_then(|side| side.track(stat))
                .and_then(|track| track.start),
        };
        if let (Some(written), Some(ours)) = (start.gained(stat), ours)
            && written != ours
        {
            found.push(
                Violation::new()
                    .about("stat", Value::Thing(stat_key(stat)))
                    .with("player", now.player(*seat))
                    .with("written", amount(stat, written))
                    .with("computed", amount(stat, ours))
                    .as_printed(account.filter(|_| stat != Stat::Empire)),
            );
        }
    }
}
