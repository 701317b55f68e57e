//! A building bought that is not laid out: R-061.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, building, ..)) = now.action() else {
        return;
    };
    if now.state.on_sale.contains(building) {
        return;
    }
    let mut on_sale = now.state.on_sale.clone();
    on_sale.sort_unstable();
    on_sale.dedup();
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about("building", now.building(*building))
        .options(on_sale.into_iter().map(|building| now.building(building)));
    found.push(violation);
}
