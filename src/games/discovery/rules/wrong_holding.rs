//! Goods, ships or buildings that a player does not have.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let player = now.state.player(*seat);
    let violation = |thing: Value, written: u32, computed: u32| {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .about("thing", thing);
        violation.with("written", written).with("computed", computed)
    };
    for (good, written) in &held.goods {
        let computed = u32::from(player.goods[good.index()]);
        if computed != *written {
            let violation = violation(now.good(*good), *written, computed).citing(&["R-056"]);
            found.push(violation);
        }
    }
    let ships = u32::from(player.ships);
    if let Some(written) = held.ships.filter(|written| *written != ships) {
        let ship = Value::Thing(EntryKey::new(Kind::TERM, "merchant-ship"));
        let violation = violation(ship, written, ships).citing(&["R-058"]);
        found.push(violation);
    }
    for (at, (building, number)) in held.buildings.iter().enumerate() {
        // Each building is told once, however often it is written; a number says how many, no number at least one.
        if held.buildings[..at].iter().any(|(other, _)| other == building) {
            continue;
        }
        let listed = held.buildings.iter().filter(|(other, _)| other == building);
        let written: u32 = listed
            .map(|(_, number)| number.unwrap_or(1))
            .fold(0, u32::saturating_add);
        let owned = player.buildings.iter().filter(|own| *own == building).count();
        let computed = u32::try_from(owned).unwrap_or(u32::MAX);
        if computed < written || (number.is_some() && computed != written) {
            let violation = violation(now.building(*building), written, computed).citing(&["R-065"]);
            found.push(violation);
        }
    }
}
