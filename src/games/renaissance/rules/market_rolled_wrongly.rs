//! Not two rolls for shortage and surplus: RR-147.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Market(rolls)) = now.action() else {
        return;
    };
    let count = rolls.len() + now.play.market_rolls;
    if count != 2 {
        found.push(Violation::new().with("count", count));
    }
}
