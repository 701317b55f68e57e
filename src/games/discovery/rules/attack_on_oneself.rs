//! A battle or a war against one's own pieces: R-090.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Battle(seat, enemy, _) | Action::War(seat, enemy)) = now.action() else {
        return;
    };
    if seat == enemy {
        let others = now.state.seats().filter(|other| other != seat);
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .options(others.map(|other| now.player(other)));
        found.push(violation);
    }
}
