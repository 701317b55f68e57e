//! An entry under a heading where it cannot happen: R-023.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let Some(stages) = action.stages() else { return };
    let here = now.state.stage;
    // The order may be claimed before the first piece is placed, not later.
    let too_late = matches!(action, Action::Order(_)) && here == Stage::Placement && now.play.now.has_placed;
    let in_last = now.state.turn >= now.rulebook.last_turn();
    let over = in_last && matches!(action, Action::LayOutBuildings(_) | Action::LayOutGoods(_));
    if (stages.contains(&here) && !too_late) || here == Stage::End || over {
        return;
    }
    // What every heading of a turn allows can be done from the first of them on.
    let wanted = if *stages == Stage::OF_A_TURN {
        &stages[..1]
    } else {
        stages
    };
    let violation = Violation::new()
        .with("heading", heading(here))
        .options(wanted.iter().map(|wanted| heading(*wanted)));
    found.push(violation);
}
