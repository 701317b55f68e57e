//! A winner other than the one computed.

use super::prelude::*;
use super::wrong_score::possible_totals;

/// Whether these players can be ahead of all others, whatever lay in the regions.
fn can_lead(now: &Now, written: &[Seat]) -> bool {
    let assumed = |seat: Seat| now.state.player(seat).has_assumed_goods();
    if !now.state.seats().any(assumed) {
        return false;
    }
    let totals = |seat: Seat| possible_totals(now, seat);
    let others = now.state.seats().filter(|seat| !written.contains(seat));
    let to_beat = others.map(|seat| *totals(seat).start()).max();
    written
        .iter()
        .all(|seat| to_beat.is_none_or(|least| *totals(*seat).end() >= least))
}

pub fn check(now: &Now, found: &mut Found) {
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
        .citing(&[rule])
        .rests_on([Aspect::WholeMap]);
    let violation = if decided == TieBreak::Shared {
        violation.ruled_by("A-75")
    } else {
        violation
    };
    let believed = |seat: Seat| total(seat) + now.play.points_off[seat.index()].by;
    let most = now.state.seats().map(believed).max().unwrap_or(0);
    let mut leaders: Vec<Seat> = now.state.seats().filter(|seat| believed(*seat) == most).collect();
    leaders.sort_unstable();
    let off = now.play.points_off.iter().find(|off| off.by != 0);
    let violation = violation.noted_if(can_lead(now, &written), now.assumed_goods(now.state.seats()));
    found.push(match off {
        Some(off) if leaders == written => violation.following(off.finding),
        _ => violation,
    });
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
