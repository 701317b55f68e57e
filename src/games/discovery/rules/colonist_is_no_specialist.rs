//! A colonist where a specialist is to be chosen.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let chosen = match now.action() {
        Some(
            Action::Train(_, chosen)
            | Action::AuctionSpecialist(_, chosen)
            | Action::ClaimSpecialist(_, chosen),
        ) => *chosen,
        _ => return,
    };
    if chosen == Piece::Colonist {
        let violation = Violation::new().options(Spot::SQUARES.into_iter().map(piece));
        found.push(violation);
    }
}
