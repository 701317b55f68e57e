//! An entry of known words that says nothing under its heading, or is about somebody who does not play.

use super::prelude::*;
use crate::games::discovery::kinds;
use crate::games::discovery::replay::Under;

pub fn check(now: &Now, found: &mut Found) {
    let Moment::Lost(lost) = now.moment else { return };
    if now.play.seats.is_empty() {
        return;
    }
    let word = |id| Value::Heading(EntryKey::new(Kind::WORD, id));
    let violation = Violation::new().with(
        "heading",
        match now.play.under {
            Under::Turn => word("turn"),
            Under::Bids => word("bids"),
            Under::Tally => word("tally"),
            Under::Stage(stage) => heading(stage),
        },
    );
    found.push(match &lost.stranger {
        Some(colour) => violation
            .case("stranger")
            .with("player", EntryKey::new(kinds::COLOUR, colour.as_ref()))
            .options(now.state.seats().map(|seat| now.player(seat))),
        None => violation.case("nothing").with(
            "player",
            EntryKey::new(kinds::COLOUR, now.play.seats[0].0.as_str()),
        ),
    });
}
