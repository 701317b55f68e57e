//! A card that cannot be paid may not be chosen: PR-028.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, spot)) = now.placing_on() else {
        return;
    };
    let Some(place) = now.chosen_place() else { return };
    let (Place::Card(level, _), Some(laid)) = (place, now.state.laid(place)) else {
        return;
    };
    let Some(sort) = laid.card.as_ref().map(|card| card.sort()) else {
        return;
    };
    let cannot_pay = |way: &Way| now.state.can_pay(seat, laid, level, *way, now.phase()) == Some(false);
    let is_changed = now.state.player(seat).is_changed;
    if laid.is_taken || is_changed || !sort.ways().iter().all(cannot_pay) {
        return;
    }
    let price = sort.ways().iter().find_map(|way| {
        let has_way = now.state.has_way(seat, laid, level, *way, now.phase()) == Some(true);
        match now.state.price(seat, laid, level, *way, now.phase()) {
            Price::Of(stat, price) if has_way => Some((stat, price)),
            _ => None,
        }
    });
    let Some((stat, price)) = price else { return };
    let has = now.state.player(seat).stat(stat).unwrap_or(0);
    found.push(
        Violation::new()
            .with("player", now.player(seat))
            .with("card", now.spot(spot))
            .with("price", amount(stat, price))
            .with("has", amount(stat, has))
            .as_printed(now.account_of(place)),
    );
}
