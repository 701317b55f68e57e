//! A piece exchanged that may not be.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Exchange(seat, exchanged, region)) = now.action() else {
        return;
    };
    let soldiers_left = now.state.available(now.rulebook, *seat, Piece::Soldier);
    let (case, ruling) = match exchanged {
        Piece::Colonist => ("colonist", "D-21"),
        Piece::Soldier if now.reads(disputed::specialist_exchange::NEVER_SOLDIERS) => ("never", "D-21"),
        Piece::Soldier if soldiers_left > 0 && !now.reads(disputed::specialist_exchange::ALL_SPECIALISTS) => {
            ("soldiers-left", "A-45")
        }
        // D-21: only somebody who is due another one.
        Piece::Soldier
            if !now.reads(disputed::specialist_exchange::ALL_SPECIALISTS) && !is_due(now, *seat) =>
        {
            ("not-due", "A-45")
        }
        Piece::Soldier | Piece::Captain | Piece::Merchant | Piece::Missionary => return,
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("piece", piece(*exchanged))
        .about("region", now.region(*region))
        .case(case)
        .with("count", soldiers_left)
        .ruled_by(ruling);
    found.push(violation);
}

/// Whether the player may come to a soldier this turn; the squares keep who stood on them.
fn is_due(now: &Now, seat: Seat) -> bool {
    let stood = now.play.now.squares[3..].contains(&Some(seat));
    stood || now.state.may_be_due_a_soldier(now.rulebook, seat)
}
