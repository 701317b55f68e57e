//! A card of which all copies have been played, are removed, or lie in the replay pile: RR-031, RR-047, RR-050.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let mut seen: Vec<CardId> = Vec::new();
    for (_, card) in now.shown() {
        let before = seen.iter().filter(|known| **known == card).count();
        seen.push(card);
        if later_epoch(now, card).is_some() || !is_gone(now, card, before) {
            continue;
        }
        let rule = now.state.board.card(card);
        let is_leader = matches!(rule.face, Face::Leader { .. });
        let in_pile = now.state.deck.replay.of(card) > 0;
        let (case, rules): (_, &[&'static str]) = if is_leader {
            ("removed", &["RR-050"])
        } else if !rule.recycles {
            ("removed", &["RR-047"])
        } else if in_pile {
            ("replay", &["RR-031", "RR-045"])
        } else {
            ("played", &["RR-031"])
        };
        found.push(
            Violation::new()
                .about("card", now.card(card))
                .case(case)
                .citing(rules),
        );
    }
}

/// Whether no copy of a card can be in a hand, so many being shown already by the same entry.
pub(super) fn is_gone(now: &Now, card: CardId, shown: usize) -> bool {
    now.state.draws.is_known() && usize::from(now.state.copies_at_large(card)) <= shown
}
