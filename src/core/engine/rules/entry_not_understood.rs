//! An entry of known words that says nothing under its heading, or is about somebody who does not play:
//! an entry for green where only red and blue play.

use crate::core::EntryKey;
use crate::core::engine::{Found, Game, Moment, Now, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Moment::Lost(lost) = now.moment else { return };
    let Some((first, _)) = now.seats.first() else {
        return;
    };
    let heading = now.course.under.heading(G::TURN);
    let violation = Violation::new().with("heading", heading);
    found.push(match &lost.stranger {
        Some(stranger) => violation
            .case("stranger")
            .with("player", EntryKey::new(G::PLAYERS, stranger.as_ref()))
            .options(now.all_seats().map(|seat| now.player(seat))),
        None => violation
            .case("nothing")
            .with("player", EntryKey::new(G::PLAYERS, first.as_str())),
    });
}
