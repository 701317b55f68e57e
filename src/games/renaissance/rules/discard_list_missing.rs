//! The hand of a player who is out is not named, or not in full: RR-077, RR-167.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.moment {
        Moment::Concluding(Episode::Hand(seat, cards)) => found.push(
            Violation::new()
                .case("none")
                .with("player", now.player(*seat))
                .with("expected", *cards)
                .with("count", 0_u8)
                .ruled_by("RA-116"),
        ),
        Moment::Entry(Action::Discard(seat, cards)) if now.of(*seat).is_out => {
            let due = now.play.unnamed.iter().find(|(known, ..)| known == seat);
            if let Some((_, expected, _)) = due.filter(|(_, due, _)| usize::from(*due) != cards.len()) {
                found.push(
                    Violation::new()
                        .case("part")
                        .with("player", now.player(*seat))
                        .with("expected", *expected)
                        .with("count", cards.len())
                        .ruled_by("RA-116"),
                );
            }
        }
        _ => {}
    }
}
