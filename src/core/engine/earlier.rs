//! Where something that a finding says was done already had been done: by whom, and in which line.

use super::{Action, Game, Resolved, Role, Sequence};
use crate::core::Finding;

/// Points findings at the earlier statement that they are about.
pub(super) fn point_at_earlier<G: Game>(findings: &mut [Finding], statements: &Sequence<Resolved<G>>) {
    if findings.is_empty() {
        return;
    }
    let all: Vec<&Resolved<G>> = statements.iter_from(0).collect();
    for finding in findings {
        let at = all.partition_point(|resolved| resolved.span.start < finding.span.start);
        let is_here = all.get(at).is_some_and(|resolved| resolved.span == finding.span);
        let earlier = is_here.then(|| G::earlier(&all[..at], all[at], finding.slug));
        finding.earlier = earlier.flatten().map(|earlier| earlier.span);
    }
}

/// The last earlier statement whose action is as wanted.
pub fn last_that<'s, G: Game>(
    before: &[&'s Resolved<G>],
    is_wanted: impl Fn(&G::Action) -> bool,
) -> Option<&'s Resolved<G>> {
    let fits = |resolved: &&&Resolved<G>| resolved.action.as_ref().is_some_and(&is_wanted);
    before.iter().rev().find(fits).copied()
}

/// The statements of the turn that is being played.
pub fn of_this_turn<'a, 's, G: Game>(before: &'a [&'s Resolved<G>]) -> &'a [&'s Resolved<G>] {
    let opens = |resolved: &&Resolved<G>| {
        let role = resolved.action.as_ref().map(Action::role);
        matches!(role, Some(Role::Turn(_)))
    };
    let start = before.iter().rposition(opens).unwrap_or(0);
    &before[start..]
}
