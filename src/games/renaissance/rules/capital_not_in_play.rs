//! A power that does not take part with this number of players: London with three. RR-053 to RR-056.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Players(seats)) = now.action() else {
        return;
    };
    // Too few or too many players are a mistake of their own.
    let rule = match seats.len() {
        3 => "RR-053",
        4 => "RR-054",
        5 => "RR-055",
        6 => "RR-056",
        _ => return,
    };
    let takes_part = |power: &str| {
        let mut powers = now.rulebook.catalog.powers.iter();
        powers.any(|known| known.id == power && usize::from(known.players) <= seats.len())
    };
    for (power, _) in seats.iter().filter(|(power, _)| !takes_part(power)) {
        found.push(
            Violation::new()
                .about("player", thing(kinds::POWER, power))
                .with("count", seats.len())
                .citing(&[rule]),
        );
    }
}
