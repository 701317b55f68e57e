//! Money received that is more or less than it should be.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimReceived(seat, written)) = now.action() else {
        return;
    };
    let received = i64::from(now.play.now.received[seat.index()]);
    let of_privateers = i64::from(now.play.now.collected[seat.index()]);
    let written = i64::from(*written);
    let here = now.state.stage;
    let rule = match here {
        Stage::Initiative => "R-043",
        Stage::Income => "R-098",
        Stage::Benefits => "R-107",
        _ => return,
    };
    // a table that arranges its sets itself may earn less than the best split.
    let arranged = here == Stage::Income && now.reads("who-arranges-sets", "as-arranged") && written < received;
    // Privateers may be written apart from the rest of phase D.
    let apart = here == Stage::Benefits && (written == of_privateers || written == received - of_privateers);
    if written == received || arranged || apart {
        return;
    }
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("heading", stage(here))
        .money("written", written)
        .money("computed", received)
        .citing(&[rule])
        .rests_on([Aspect::Money(*seat)]);
    let assumed = now.state.player(*seat).has_assumed_good && here == Stage::Income;
    found.push(if assumed { violation.weighing(Severity::Note) } else { violation });
}
