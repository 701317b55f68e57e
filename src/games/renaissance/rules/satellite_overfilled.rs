//! More than one token in a satellite without a rival: RR-023, RR-021.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, placement, tokens)) = now.sending() else {
        return;
    };
    let province = placement.province;
    let pieces = now.state.province(province);
    if !now.state.board.is_satellite(province) || !pieces.rivals(seat).is_empty() {
        return;
    }
    let case = if pieces.tokens(seat).total() > 0 {
        "own"
    } else if tokens > 1 {
        "tokens"
    } else {
        return;
    };
    found.push(
        Violation::new()
            .case(case)
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("tokens", tokens),
    );
}
