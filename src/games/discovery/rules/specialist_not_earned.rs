//! A specialist for a player who did not stand on his square: R-083.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimSpecialist(seat, earned)) = now.action() else {
        return;
    };
    let square = Spot::SQUARES.iter().position(|square| square == earned);
    let holder = square.and_then(|square| now.play.now.squares[square]);
    if holder == Some(*seat) || square.is_none() {
        return;
    }
    let case = if holder.is_some() { "other" } else { "nobody" };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("piece", piece(*earned))
        .case(case)
        .with("holder", now.player(holder.unwrap_or(*seat)));
    found.push(violation);
}
