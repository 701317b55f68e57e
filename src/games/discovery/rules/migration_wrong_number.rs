//! More colonists moved with the Migration than it allows: R-232.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::MoveColonists(seat, moved, ..)) = now.action() else {
        return;
    };
    let amounts = now
        .rulebook
        .buildings()
        .filter_map(|(_, rule)| match rule.effect {
            EffectRule::MoveColonists(amount) => Some(u16::from(amount)),
            _ => None,
        });
    let most = amounts.max().unwrap_or(0);
    // D-26: up to two, or two and no fewer.
    let exactly = now.reads(disputed::migration::EXACTLY_TWO);
    let count = moved.total();
    if count > most || count == 0 || (exactly && count != most) {
        let violation = Violation::new()
            .with("player", now.player(*seat))
            .with("count", count)
            .with("most", most)
            .case(if exactly { "exactly" } else { "most" });
        found.push(if exactly {
            violation.ruled_by("D-26")
        } else {
            violation
        });
    }
}
