//! A commodity named that is not on the card: RR-046.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let (Face::Commodity { choices, .. }, Target::Commodity(commodity)) =
        (now.state.face(play.card), &play.target)
    else {
        return;
    };
    if !choices.contains(*commodity) {
        found.push(
            Violation::new()
                .about("commodity", now.commodity(*commodity))
                .with("card", now.card(play.card))
                .options(choices.iter().map(|item| now.commodity(item))),
        );
    }
}
