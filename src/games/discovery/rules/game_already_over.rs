//! Something written after the last turn: R-136.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let last_turn = now.rulebook.last_turn();
    let in_last = now.state.turn >= last_turn && now.state.stage != Stage::Setup;
    let over = match action {
        Action::Turn(_)
        | Action::Enter(Stage::Refill)
        | Action::LayOutBuildings(_)
        | Action::LayOutGoods(_) => in_last,
        // Lines of the header are no moves, wherever they stand.
        Action::Players(_)
        | Action::Ruling(_)
        | Action::Auction
        | Action::Remark
        | Action::Enter(Stage::Scoring | Stage::End)
        | Action::ClaimHoldings(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => false,
        // some tables do not play phase D of the last turn.
        Action::MoveSoldier(..) | Action::MoveColonists(..) | Action::Draw(..) if in_last => {
            now.play.ended || now.reads(disputed::benefits_of_turn_8::SKIPPED)
        }
        _ => {
            now.state.stage == Stage::End || (in_last && now.play.ended && now.play.reached >= Stage::Scoring)
        }
    };
    if !over {
        return;
    }
    let violation = Violation::new().with("turn", last_turn);
    found.push(match action {
        Action::Enter(Stage::Refill) | Action::LayOutBuildings(_) | Action::LayOutGoods(_) => {
            violation.ruled_by("A-15")
        }
        Action::MoveSoldier(..) | Action::MoveColonists(..) | Action::Draw(..) => violation.ruled_by("A-13"),
        _ => violation,
    });
}
