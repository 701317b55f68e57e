//! An expedition with pieces that do not wait in the Discovery box: R-068.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
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
    found.push(violation);
}
