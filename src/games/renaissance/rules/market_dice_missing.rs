//! No dice for shortage and surplus: RR-147.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if now.is_leaving(Stage::Income) && now.play.market_rolls == 0 {
        found.push(Violation::new().open_luck());
    }
}
