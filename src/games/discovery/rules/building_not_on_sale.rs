//! A building bought that is not laid out: R-061.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
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
        .with("building", now.building(*building))
        .options(on_sale.into_iter().map(|building| now.building(building)));
    let sale = [Aspect::Sale];
    // Perhaps another tile was bought, and it is not known which.
    let owner = [Aspect::Buildings(*seat), Aspect::Money(*seat)];
    let violation = violation.rests_on(sale).spoils(sale).spoils(owner);
    // Perhaps it was somebody else's purchase of this turn that was another tile.
    let bought = |seat: &Seat| {
        let player = now.state.player(*seat);
        let before = player.buildings.len().saturating_sub(player.new_buildings);
        player.buildings[before..].contains(building)
    };
    let buyers = now.state.seats().filter(bought);
    let violation = violation.spoils(buyers.map(Aspect::Buildings));
    // Everybody pays for Privateers.
    let collects = matches!(
        now.rulebook.building(*building).effect,
        EffectRule::CollectPerShip(_)
    );
    let others = now.state.seats().filter(|_| collects);
    found.push(violation.spoils(others.map(Aspect::Money)));
}
