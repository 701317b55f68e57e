//! Money received that is more or less than it should be.

use super::prelude::*;
use crate::games::discovery::replay::{income_sets, paid_in_benefits};

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimReceived(seat, written)) = now.action() else {
        return;
    };
    let received = i64::from(now.play.now.received[seat.index()]);
    let of_privateers = i64::from(now.play.now.collected[seat.index()]);
    let written = i64::from(*written);
    let here = now.course.stage;
    let rule = match here {
        Stage::Initiative => "R-043",
        Stage::Income => "R-098",
        Stage::Benefits => "R-107",
        _ => return,
    };
    let mut rules = vec![rule];
    if here == Stage::Income && now.state.building_income(now.rulebook, *seat) > 0 {
        rules.push("R-219");
    }
    if of_privateers > 0 {
        rules.push("R-212");
    }
    let mut rules: Vec<String> = rules.into_iter().map(str::to_owned).collect();
    if here == Stage::Benefits {
        let paid = paid_in_benefits(now.state, now.rulebook, *seat);
        let of_buildings = paid.iter().map(|(building, _)| *building);
        rules.extend(
            of_buildings.map(|building| now.rulebook.catalog.buildings[building.index()].rule.to_string()),
        );
    }
    // a table that arranges its sets itself may earn less than the best split.
    let arranged = here == Stage::Income
        && written < received
        && now.play.may_arrange(
            now.state,
            now.rulebook,
            *seat,
            u32::try_from(written).unwrap_or(u32::MAX),
        );
    // Privateers may be written apart from the rest of phase D.
    let apart = here == Stage::Benefits
        && of_privateers > 0
        && [of_privateers, received - of_privateers].contains(&written);
    if written == received || arranged || apart {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("heading", here.name())
        .money("written", written)
        .money("computed", received)
        .citing_each(rules);
    let parts = parts(now, *seat, of_privateers);
    found.push(if parts.is_empty() {
        violation
    } else {
        violation.with("parts", Value::List(parts))
    });
}

/// What the money received comes of.
fn parts(now: &Now, seat: Seat, of_privateers: i64) -> Vec<Value> {
    let part = |what: Value, amount: i64| Value::Part(Box::new(what), Box::new(Value::Money(amount)));
    match now.course.stage {
        Stage::Income => {
            let sets = income_sets(now.state, now.rulebook, seat).into_iter();
            let mut parts: Vec<Value> = sets
                .map(|(things, income)| part(Value::Counted(things), income))
                .collect();
            let of_buildings = now.state.building_income(now.rulebook, seat);
            let building = now.building_that(|effect| matches!(effect, EffectRule::MoneyPerGood(..)));
            if let (Some(building), true) = (building, of_buildings > 0) {
                parts.push(part(building, i64::from(of_buildings)));
            }
            parts
        }
        Stage::Benefits => {
            let paid = paid_in_benefits(now.state, now.rulebook, seat).into_iter();
            let mut parts: Vec<Value> = paid
                .map(|(building, amount)| part(now.building(building), i64::from(amount)))
                .collect();
            let privateers = now.building_that(|effect| matches!(effect, EffectRule::CollectPerShip(_)));
            if let (Some(building), true) = (privateers, of_privateers > 0) {
                parts.push(part(building, of_privateers));
            }
            parts
        }
        _ => Vec::new(),
    }
}
