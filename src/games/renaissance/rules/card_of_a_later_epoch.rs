//! A card whose epoch has not begun: Columbus while the deck is that of epoch I. RR-042, RR-029.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    for (_, card) in now.shown() {
        if let Some(epoch) = later_epoch(now, card) {
            found.push(
                Violation::new()
                    .about("card", now.card(card))
                    .with("epoch", epoch)
                    .with("reached", now.state.deck.epoch)
                    .citing(if now.state.options.last_epoch < epoch {
                        &["RR-030", "RR-042"]
                    } else {
                        &["RR-042", "RR-029"]
                    }),
            );
        }
    }
}

/// The epoch of a card, if it has not begun.
pub(super) fn later_epoch(now: &Now, card: CardId) -> Option<u8> {
    let epoch = now.state.first_epoch(card);
    (epoch > now.state.deck.epoch).then_some(epoch)
}
