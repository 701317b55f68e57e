//! A winner other than the one computed.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimWinners(written)) = now.action() else {
        return;
    };
    let (mut computed, decided) = now.state.winners(now.rulebook);
    let mut written = written.clone();
    written.sort_unstable();
    computed.sort_unstable();
    if written == computed {
        return;
    }
    let rule = match decided {
        TieBreak::None => "R-136",
        TieBreak::Colonies => "R-140",
        TieBreak::Money => "R-141",
        TieBreak::Goods | TieBreak::Shared => "R-142",
    };
    let total = |seat: Seat| i64::from(now.state.score(now.rulebook, seat).total());
    let best = computed.first().map_or(0, |seat| total(*seat));
    let violation = Violation::new()
        .with("written", now.players(written.iter().copied()))
        .with("computed", now.players(computed.iter().copied()))
        .with("points", best)
        .with("decided", Value::Case(how(decided)))
        .citing(&[rule]);
    let violation = if decided == TieBreak::Shared {
        violation.ruled_by("A-75")
    } else {
        violation
    };
    found.push(violation);
}

/// What decided between players level at the most points.
fn how(decided: TieBreak) -> &'static str {
    match decided {
        TieBreak::None => "none",
        TieBreak::Colonies => "colonies",
        TieBreak::Money => "money",
        TieBreak::Goods => "goods",
        TieBreak::Shared => "shared",
    }
}
