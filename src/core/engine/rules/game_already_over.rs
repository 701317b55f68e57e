//! Something written after the game was over: a ninth turn of eight, a move after `end`.

use crate::core::engine::{Action, AtTheEnd, Found, Game, Now, Role, Stage, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let course = now.course;
    if !now.is_last_turn() || course.stage == G::Stage::SETUP {
        return;
    }
    let is_decided = course.is_ended && course.reached >= G::Stage::SCORING;
    let is_after_the_end = course.stage == G::Stage::END || is_decided;
    let in_time = match action.role() {
        Role::Turn(_) => AtTheEnd::TooLate(None),
        // Lines of the header are no moves, wherever they stand.
        Role::Players(_) | Role::Ruling(..) | Role::Variant | Role::Remark | Role::Winners(_) => {
            AtTheEnd::InTime
        }
        Role::Enter(stage) if stage == G::Stage::END => AtTheEnd::InTime,
        Role::Enter(_) | Role::Part(..) | Role::Tally(_) | Role::Order(_) | Role::Entry => {
            now.rulebook.at_the_end(now, action)
        }
    };
    let ruling = match in_time {
        AtTheEnd::TooLate(ruling) => ruling,
        AtTheEnd::Usual if is_after_the_end => None,
        AtTheEnd::Usual | AtTheEnd::InTime => return,
    };
    let last = now.rulebook.last_turn().unwrap_or(now.turn());
    let violation = Violation::new().with("turn", last);
    found.push(match ruling {
        Some(ruling) => violation.ruled_by(ruling),
        None => violation,
    });
}
