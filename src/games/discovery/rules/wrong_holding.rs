//! Goods, ships or buildings that a player does not have.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let player = now.state.player(*seat);
    let violation = |thing: Value, written: u32, computed: u32| {
        let violation = Violation::new().with("player", now.player(*seat)).with("thing", thing);
        violation.with("written", written).with("computed", computed)
    };
    for (good, written) in &held.goods {
        let computed = u32::from(player.goods[good.index()]);
        if computed != *written {
            let violation = violation(now.good(*good), *written, computed).citing(&["R-056"]);
            let violation = violation.rests_on([Aspect::Offer, Aspect::WholeMap]);
            found.push(if player.has_assumed_good { violation.weighing(Severity::Note) } else { violation });
        }
    }
    let ships = u32::from(player.ships);
    if let Some(written) = held.ships.filter(|written| *written != ships) {
        let ship = Value::Thing(EntryKey::new(Kind::Term, "merchant-ship"));
        found.push(violation(ship, written, ships).citing(&["R-058"]));
    }
    for building in &held.buildings {
        if !player.owns(*building) {
            let violation = violation(now.building(*building), 1, 0).citing(&["R-065"]);
            found.push(violation.rests_on([Aspect::Buildings(*seat)]));
        }
    }
}
