//! A turn order that differs from the one computed.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Order(written)) = now.action() else {
        return;
    };
    let (computed, rules): (Vec<Seat>, &[&'static str]) = match (&now.play.auction, now.course.stage) {
        (Some(_), Stage::Setup) if now.play.has.order => (now.state.order.clone(), &["R-147"]),
        // The first order is found once.
        (None, Stage::Setup) if now.play.has.order => (now.state.order.clone(), &["R-006"]),
        (_, Stage::Placement) => (now.state.order.clone(), rules_of(now)),
        (_, Stage::Refill) => {
            let row: Vec<Seat> = now.state.initiative.iter().map(|(seat, _)| *seat).collect();
            (order_after_initiative(&now.state.order, &row), rules_of(now))
        }
        _ => return,
    };
    if *written != computed && written.len() == computed.len() {
        let violation = Violation::new()
            .with("written", now.players(written.iter().copied()))
            .with("computed", now.players(computed.iter().copied()))
            .citing(rules);
        found.push(violation);
    }
}

/// R-125 for those who stood in Initiative, R-126 for the others; without any of the former only the latter.
fn rules_of(now: &Now) -> &'static [&'static str] {
    let nobody = now.course.stage == Stage::Refill && now.state.initiative.is_empty();
    if nobody { &["R-126"] } else { &["R-125", "R-126"] }
}
