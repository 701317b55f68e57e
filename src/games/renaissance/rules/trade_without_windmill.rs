//! A forced trade without Wind/Watermill: RR-139, RR-140. In the edition of 1999 it is Written Record that allows it.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Trade(seat, ..)) = now.action() else {
        return;
    };
    let advance = if now.state.board.changes.has(Change::WrittenRecord) {
        AdvanceId::WRITTEN_RECORD
    } else {
        AdvanceId::WIND_WATERMILL
    };
    if !now.state.has(*seat, advance) {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .with("advance", now.advance(advance)),
        );
    }
}
