//! A hand claimed that is not as large as the count, or holds a card that cannot be there: RR-102, RR-066.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHand(seat, cards)) = now.action() else {
        return;
    };
    let violation = Violation::new().with("player", now.player(*seat));
    let hand = now.of(*seat).hand;
    // At the end only burdens are shown.
    let is_whole = now.course.stage != Stage::Final;
    if usize::from(hand) < cards.len() || is_whole && usize::from(hand) != cards.len() {
        found.push(
            violation
                .clone()
                .case("size")
                .with("written", figure(i64::try_from(cards.len()).unwrap_or(0)))
                .with("computed", figure(hand))
                .citing(&["RR-066"]),
        );
    }
    for card in cards {
        if !matches!(
            now.state.could_hold(*seat, *card),
            Ok(()) | Err(NotInHand::HandEmpty)
        ) {
            found.push(
                violation
                    .clone()
                    .case("card")
                    .about("card", now.card(*card))
                    .citing(&["RR-066"]),
            );
        }
    }
}
