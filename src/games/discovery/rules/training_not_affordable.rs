//! Training without the money for it: R-084.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let seat = match now.action() {
        // paid when the box is worked off, or when the piece is placed.
        Some(Action::Train(seat, _)) if !now.reads(disputed::training_without_money::PAY_WHEN_PLACED) => {
            *seat
        }
        Some(Action::Place(seat, _, Spot::TRAINING))
            if now.reads(disputed::training_without_money::PAY_WHEN_PLACED) =>
        {
            *seat
        }
        _ => return,
    };
    let price = i32::from(now.state.training_price(now.rulebook));
    let dear = now.reads(disputed::training_price::FIFTY_DOLLARS);
    let violation = Violation::new().ruled_by(if dear { "D-10" } else { "A-69" });
    found.extend(too_poor(now, seat, price, violation));
}
