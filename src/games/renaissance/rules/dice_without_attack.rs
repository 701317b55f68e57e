//! Dice for a peaceful placement: RR-130, RR-202.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Place(seat, placement)) = now.action() else {
        return;
    };
    if placement.outcome == Outcome::None || is_attack(now.state, now.rulebook, *seat, placement) {
        return;
    }
    let province = placement.province;
    let tokens = tokens_of(now.state, now.rulebook, *seat, placement);
    let pieces = now.state.province(province).all_tokens().saturating_add(tokens);
    found.push(
        Violation::new()
            .about("province", now.province(province))
            .with("count", pieces)
            .with("market", now.state.board.province(province).market)
            .ruled_by("RA-85"),
    );
}
