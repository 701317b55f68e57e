//! Cathedral used a second time in one turn against the same player: RR-137.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, others)) = now.cathedral() else {
        return;
    };
    let used = now.of(seat).cathedral;
    let once = now.reads(disputed::cathedral_use::ONE_A_TURN);
    let again = if once {
        used.first()
    } else {
        others.into_iter().find(|other| used.contains(*other))
    };
    if let Some(again) = again {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("other", now.player(again))
                .about("advance", now.advance(AdvanceId::CATHEDRAL))
                .ruled_by("RA-87"),
        );
    }
}
