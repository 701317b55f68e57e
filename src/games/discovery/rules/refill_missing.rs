//! A turn that ends without the new buildings or goods.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Refill) || now.state.turn >= now.rulebook.last_turn() {
        return;
    }
    let (due, _) = now.state.buildings_due(now.rulebook);
    let buildings = due > 0 && !now.play.now.has_buildings;
    let goods = now.state.goods_due() > 0 && !now.play.now.has_goods;
    let parts = [
        (buildings, "R-111", Kind::Box, "buildings", Aspect::Sale),
        (goods, "R-116", Kind::Box, "goods", Aspect::Offer),
    ];
    let missing: Vec<_> = parts.into_iter().filter(|part| part.0).collect();
    if missing.is_empty() {
        return;
    }
    let rules: Vec<&'static str> = missing.iter().map(|part| part.1).collect();
    let keys = missing
        .iter()
        .map(|part| Value::Thing(EntryKey::new(part.2, part.3)));
    let spoilt: Vec<Aspect> = missing.iter().map(|part| part.4).collect();
    let violation = Violation::new()
        .with("parts", Value::List(keys.collect()))
        .with("turn", now.state.turn)
        .citing(&rules);
    found.push(violation.rests_on(spoilt.clone()).spoils(spoilt));
}
