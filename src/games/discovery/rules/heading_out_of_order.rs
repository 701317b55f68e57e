//! A heading that comes too late or too early.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Enter(entered)) = now.action() else {
        return;
    };
    let reached = now.play.reached;
    let in_last = now.state.turn >= now.rulebook.last_turn();
    let case = match entered {
        Stage::Scoring | Stage::End => return,
        Stage::Refill if in_last => return,
        Stage::Setup if reached == Stage::Setup => return,
        _ if reached == Stage::Setup => "turn-missing",
        Stage::Placement if reached >= Stage::Income => "turn-missing",
        _ if *entered < reached => "late",
        _ => return,
    };
    let violation = Violation::new()
        .with("heading", heading(*entered))
        .with("after", heading(reached))
        .with("turn", now.state.turn)
        .with("next", now.state.turn + u16::from(reached != Stage::Setup))
        .case(case)
        .citing(if is_box(*entered) && is_box(reached) {
            &["R-038"]
        } else {
            &["R-023"]
        });
    found.push(violation);
}

/// Whether a stage is a box of phase B.
fn is_box(stage: Stage) -> bool {
    (Stage::Initiative..=Stage::Warfare).contains(&stage)
}
