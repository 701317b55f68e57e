//! More or fewer buildings laid out than there are gaps.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::LayOutBuildings(new)) = now.action() else {
        return;
    };
    let setup = now.state.stage == Stage::Setup;
    let (expected, _) = due(now);
    let right = new.len() == expected || (setup && now.play.is_position && new.len() <= expected);
    if !right {
        let violation = Violation::new().with("count", new.len()).with("expected", expected);
        let violation = if setup { violation.citing(&["R-015"]) } else { violation };
        let aspects = [Aspect::Sale, Aspect::Phase];
        found.push(violation.rests_on(aspects).spoils([Aspect::Sale]));
    }
}
