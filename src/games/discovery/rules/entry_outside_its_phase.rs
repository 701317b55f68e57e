//! An entry under a heading where it cannot happen: R-023.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let Some(stages) = action.stages() else { return };
    let here = now.state.stage;
    let before_placing = !matches!(action, Action::Order(_)) || !now.play.now.has_placed;
    if stages.contains(&here) && before_placing || here == Stage::End {
        return;
    }
    let violation = Violation::new()
        .with("heading", stage(here))
        .options(stages.iter().map(|wanted| stage(*wanted)));
    found.push(violation.rests_on([Aspect::Phase]).spoils([Aspect::Phase]));
}
