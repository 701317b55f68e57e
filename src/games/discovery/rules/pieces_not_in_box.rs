//! An expedition with pieces that do not wait in the Discovery box: R-068.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Explore(seat, sent, ..) | Action::ExploreCard(seat, sent, ..)) = now.action() else {
        return;
    };
    let waiting = now.state.player(*seat).discovery;
    if waiting.contains(*sent) {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("sent", pieces(*sent))
        .with("waiting", pieces(waiting))
        .with("count", waiting.total());
    let in_box = [
        Aspect::Box(Stage::Discovery),
        Aspect::Hand(*seat),
        Aspect::Explorers(*seat),
        Aspect::Buildings(*seat),
        Aspect::Standing(*seat),
    ];
    // With other pieces it might have come to another end; and perhaps they were another player's.
    let mut spoilt = vec![Aspect::Box(Stage::Discovery), Aspect::Tokens];
    spoilt.extend(misplaced(now, *seat));
    spoilt.extend(of_other_explorers(now));
    if let Some(Action::Explore(_, _, region, _)) = now.action() {
        spoilt.push(Aspect::Map(*region));
    }
    found.push(violation.rests_on(in_box).spoils(spoilt));
}

/// What is in doubt if the expedition was in truth that of another player who could have sent it.
pub(super) fn of_other_explorers(now: &Now) -> Vec<Aspect> {
    let Some(Action::Explore(sender, sent, ..) | Action::ExploreCard(sender, sent, ..)) = now.action() else {
        return Vec::new();
    };
    let others = now.state.seats().filter(|seat| seat != sender);
    let could = others.filter(|seat| now.state.player(*seat).discovery.contains(*sent));
    could
        .flat_map(|seat| [Aspect::Explorers(seat), Aspect::Money(seat), Aspect::Points(seat)])
        .collect()
}
