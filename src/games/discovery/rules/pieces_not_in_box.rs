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
    let in_box = [Aspect::Box(Stage::Discovery), Aspect::Hand(*seat)];
    found.push(violation.rests_on(in_box).spoils([Aspect::Box(Stage::Discovery)]));
}
