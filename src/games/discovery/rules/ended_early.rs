//! A record that says it is complete, or names a winner, before the last turn is: R-136.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let ends = matches!(
        now.action(),
        Some(Action::Enter(Stage::End) | Action::ClaimWinners(_))
    );
    if !ends {
        return;
    }
    let last = now.rulebook.last_turn();
    if now.state.turn < last || now.play.reached == Stage::Setup {
        found.push(Violation::new().with("turn", now.state.turn).with("last", last));
    }
}
