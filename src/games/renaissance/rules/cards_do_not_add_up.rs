//! Hands, draw pile, replay pile and removed cards of a table in the middle of a game are not the cards of the epochs so
//! far: RR-042, RR-029.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let setup = &now.play.setup;
    if !now.is_leaving(Stage::Setup) || !setup.is_position {
        return;
    }
    let all = now.state.board.cards_up_to(setup.epoch.unwrap_or(1));
    let piles = [setup.replay.as_ref(), setup.removed.as_ref()];
    let known: Vec<CardId> = piles.into_iter().flatten().flatten().copied().collect();
    let mut counts = CardCounts::default();
    for card in &known {
        counts.add(*card, 1);
    }
    if let Some((card, _)) = counts.iter().find(|(card, count)| *count > all.of(*card)) {
        found.push(
            Violation::new()
                .case("copies")
                .with("card", now.card(card))
                .citing(&["RR-047"]),
        );
        return;
    }
    if let (Some(_), Some(_), Some(deck)) = (&setup.replay, &setup.removed, setup.deck) {
        let hands: usize = now
            .state
            .players
            .iter()
            .map(|player| usize::from(player.hand))
            .sum();
        let deck = usize::try_from(deck).unwrap_or(usize::MAX);
        let count = hands.saturating_add(deck).saturating_add(known.len());
        if count != usize::from(all.total()) {
            found.push(
                Violation::new()
                    .case("count")
                    .with("count", count)
                    .with("expected", all.total())
                    .citing(&["RR-042", "RR-029"]),
            );
        }
    }
}
