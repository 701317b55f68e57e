//! A row with too many cards, or too few: PR-020, PR-021.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Row(level, cards)) = now.action() else {
        return;
    };
    let lengths = now.rulebook.row_lengths(now.seats.len());
    let at = usize::try_from(*level)
        .ok()
        .and_then(|level| level.checked_sub(1));
    let Some(length) = at.and_then(|at| lengths.get(at)).copied() else {
        return;
    };
    let is_new = now.course.stage == Stage::Discovery && now.state.row(*level).is_none();
    if is_new && cards.len() != length {
        found.push(
            Violation::new()
                .with("level", *level)
                .with("count", cards.len())
                .with("expected", length)
                .citing(&[layout_rule(now)]),
        );
    }
}

/// The rule that says how many cards are laid out.
pub(super) fn layout_rule(now: &Now) -> &'static str {
    if now.seats.len() <= 3 { "PR-020" } else { "PR-021" }
}
