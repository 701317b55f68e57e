//! Not two rolls for shortage and surplus: RR-147.

use super::prelude::*;
use crate::games::renaissance::state::MARKET_ROLLS;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Market(rolls)) = now.action() else {
        return;
    };
    let count = rolls.len() + now.play.market_rolls;
    if count != MARKET_ROLLS {
        found.push(Violation::new().with("count", count));
    }
}
