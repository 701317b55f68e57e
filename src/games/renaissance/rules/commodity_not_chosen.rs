//! A double card played without its commodity: RR-046.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let Face::Commodity { choices, .. } = now.state.face(play.card) else {
        return;
    };
    if choices.len() > 1 && play.target == Target::None {
        let choices: Vec<Value> = choices.iter().map(|item| now.commodity(item)).collect();
        found.push(
            Violation::new()
                .about("card", now.card(play.card))
                .with("choices", Value::List(choices.clone()))
                .options(choices),
        );
    }
}
