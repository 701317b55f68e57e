//! Dice for a peaceful placement: RR-130, RR-202.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, placement, tokens)) = now.sending() else {
        return;
    };
    if placement.outcome == Outcome::None || now.attacking().is_some() {
        return;
    }
    let province = placement.province;
    let pieces = now.state.province(province).all_tokens().saturating_add(tokens);
    found.push(
        Violation::new()
            .about("province", now.province(province))
            .with("count", pieces)
            .with("market", now.state.board.province(province).market)
            .ruled_by("RA-85"),
    );
}
