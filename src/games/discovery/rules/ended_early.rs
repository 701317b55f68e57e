//! A record that says it is complete before the last turn is: R-136.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Enter(Stage::End)) = now.action() else {
        return;
    };
    let last = now.rulebook.last_turn();
    if now.state.turn < last || now.play.reached == Stage::Setup {
        found.push(Violation::new().with("turn", now.state.turn).with("last", last));
    }
}
