//! A colonist where a specialist is to be chosen.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let chosen = match now.action() {
        Some(
            Action::Train(_, chosen)
            | Action::AuctionSpecialist(_, chosen)
            | Action::ClaimSpecialist(_, chosen),
        ) => *chosen,
        _ => return,
    };
    if chosen == Piece::Colonist {
        let rule = match now.action() {
            Some(Action::AuctionSpecialist(..)) => "R-149",
            Some(Action::ClaimSpecialist(..)) => "R-083",
            _ => "R-084",
        };
        let violation = Violation::new().options(Spot::SQUARES.into_iter().map(piece));
        let violation = violation.citing(&[rule]);
        found.push(violation);
    }
}
