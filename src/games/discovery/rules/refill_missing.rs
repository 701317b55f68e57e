//! A turn that ends without the new buildings or goods.

use super::prelude::*;
use crate::games::discovery::kinds;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Refill) || now.state.turn >= now.rulebook.last_turn() {
        return;
    }
    let (due, _) = now.state.buildings_due(now.rulebook);
    // Where the setup of a record in the middle does not say what is on sale, nothing is known to be missing.
    let is_known = now.play.has.buildings || !now.play.is_position || [3, 6].contains(&now.state.turn);
    let buildings = due > 0 && !now.play.now.has_buildings && is_known;
    let goods = now.state.goods_due() > 0 && !now.play.now.has_goods;
    let rule_of_buildings = match now.state.turn {
        3 => "R-113",
        6 => "R-114",
        _ => "R-111",
    };
    let parts = [
        (buildings, rule_of_buildings, kinds::BOX, "buildings"),
        (goods, "R-116", kinds::BOX, "goods"),
    ];
    let missing: Vec<_> = parts.into_iter().filter(|part| part.0).collect();
    if missing.is_empty() {
        return;
    }
    let rules: Vec<&'static str> = missing.iter().map(|part| part.1).collect();
    let keys = missing
        .iter()
        .map(|part| Value::Thing(EntryKey::new(part.2, part.3)));
    let violation = Violation::new()
        .with("parts", Value::List(keys.collect()))
        .with("turn", now.state.turn)
        .citing(&rules);
    found.push(violation);
}
