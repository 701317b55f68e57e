//! Money received that is more or less than it should be.

use super::prelude::*;
use crate::games::discovery::replay::paid_in_benefits;

pub fn check(now: &Now, found: &mut Found) {
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
    found.push(violation);
}
