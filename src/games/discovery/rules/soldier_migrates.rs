//! A soldier moved with the Migration: A-66.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::MoveColonists(seat, moved, ..)) = now.action() else {
        return;
    };
    if moved[Piece::Soldier] > 0 && !now.reads(disputed::migration_pieces::ANY_PIECE) {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("count", moved[Piece::Soldier]);
        found.push(violation.ruled_by("A-66"));
    }
}
