//! A card that somebody has won before: R-080.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let given;
    let (seat, cards): (&Seat, &[CardId]) = match now.action() {
        Some(Action::ExploreCard(seat, _, Some(card))) => {
            given = [*card];
            (seat, &given)
        }
        Some(Action::Give(seat, held)) => (seat, &held.cards),
        _ => return,
    };
    for (at, card) in cards.iter().enumerate() {
        let twice = cards[..at].contains(card).then_some(*seat);
        won_before(now, *card, twice, found);
    }
}

fn won_before(now: &Now, card: CardId, twice: Option<Seat>, found: &mut Found) {
    let owner = now
        .state
        .seats()
        .find(|seat| now.state.player(*seat).cards.contains(&card))
        .or(twice);
    if let Some(owner) = owner {
        let violation = Violation::new()
            .about("card", now.card(card))
            .with("owner", now.player(owner));
        found.push(violation);
    }
}
