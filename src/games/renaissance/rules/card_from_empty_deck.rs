//! A card bought although the last deck is empty: RR-160.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::BuyCard(seat, _) | Action::TokenCard(seat, _)) = now.action() else {
        return;
    };
    if now.state.is_deck_out() {
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .ruled_by("RA-14"),
        );
    }
}
