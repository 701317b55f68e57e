//! A figure that no die shows, or not as many dice as are thrown: RR-012.

use std::slice::from_ref;

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (rolls, expected, rule): (&[Vec<u32>], usize, &'static str) = match now.action() {
        Some(Action::BidRoll(_, dice)) => (from_ref(dice), 1, "RR-059"),
        Some(Action::Place(
            _,
            Placement {
                outcome: Outcome::Dice(dice),
                ..
            },
        )) => (from_ref(dice), 3, "RR-127"),
        Some(Action::Market(rolls)) => (rolls, 3, "RR-147"),
        Some(Action::WarRoll(dice)) => (from_ref(dice), 2, "RR-182"),
        Some(Action::Play(_, play)) => match &play.result {
            PlayResult::Dice(dice) => (from_ref(dice), 2, "RR-182"),
            _ => return,
        },
        Some(Action::Trade(_, _, dice)) if !dice.is_empty() => (from_ref(dice), 1, "RR-139"),
        _ => return,
    };
    for dice in rolls {
        if dice.len() != expected {
            found.push(
                Violation::new()
                    .case("number")
                    .with("count", dice.len())
                    .with("expected", expected)
                    .citing(&["RR-012", rule]),
            );
        } else if let Some(die) = dice.iter().find(|die| !(1..=6).contains(*die)) {
            found.push(
                Violation::new()
                    .case("range")
                    .with("die", *die)
                    .citing(&["RR-012", rule]),
            );
        }
    }
}
