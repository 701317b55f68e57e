//! A text of a card or commander that somebody else has, or nobody: PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.acting() {
        Some(Action::Use(seat, name, _)) if now.state.text_of(*seat, *name).is_none() => {
            found.push(
                Violation::new()
                    .case("text")
                    .with("player", now.player(*seat))
                    .with("card", now.name(*name)),
            );
        }
        Some(Action::Restrain(seat, _)) => {
            let player = now.state.player(*seat);
            let has = player
                .active(now.phase())
                .any(|active| matches!(active.effect, Effect::Restrain(_)));
            if player.knows_texts(now.phase()) && !has {
                found.push(
                    Violation::new()
                        .case("token")
                        .with("player", now.player(*seat))
                        .with("card", Value::List(Vec::new()))
                        .ruled_by("PA-28"),
                );
            }
        }
        _ => {}
    }
}
