//! A game that begins before the setup is written.

use super::prelude::*;
use crate::games::discovery::kinds;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Setup) || now.play.is_position {
        return;
    }
    let has = now.play.has;
    // in the auction the bids decide the order, and nothing else.
    let (rule, of_order) = match now.play.auction {
        Some(_) => ("R-145", "bids"),
        None => ("R-006", "order"),
    };
    let parts = [
        (has.order, rule, EntryKey::new(Kind::WORD, of_order)),
        (has.buildings, "R-015", EntryKey::new(kinds::BOX, "buildings")),
        (has.goods, "R-013", EntryKey::new(kinds::BOX, "goods")),
    ];
    let missing: Vec<_> = parts.into_iter().filter(|(has, _, _)| !has).collect();
    if missing.is_empty() {
        return;
    }
    let rules: Vec<&'static str> = missing.iter().map(|(_, rule, _)| *rule).collect();
    let parts = missing.into_iter().map(|(_, _, part)| Value::Thing(part));
    let violation = Violation::new()
        .with("parts", Value::List(parts.collect()))
        .citing(&rules);
    found.push(violation);
}
