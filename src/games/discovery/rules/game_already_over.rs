//! Something written after the last turn: R-136.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let last_turn = now.rulebook.last_turn();
    let in_last = now.state.turn >= last_turn && now.state.stage != Stage::Setup;
    let over = match action {
        Action::Turn(_) => in_last,
        Action::Enter(Stage::Refill) => in_last,
        Action::Enter(Stage::Scoring | Stage::End)
        | Action::ClaimHoldings(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => false,
        _ => now.state.stage == Stage::End || (in_last && now.play.reached > Stage::Refill),
    };
    if over {
        let refill = matches!(action, Action::Enter(Stage::Refill));
        let violation = Violation::new().with("turn", last_turn);
        let violation = violation.rests_on([Aspect::Phase]).spoils([Aspect::Phase]);
        found.push(if refill { violation.ruled_by("A-15") } else { violation });
    }
}
