//! A card played or discarded by a player who has none: RR-066, RR-070.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, _)) = now.shown().next() else {
        return;
    };
    if now.of(seat).hand == 0 && !now.of(seat).is_out {
        found.push(Violation::new().with("player", now.player(seat)));
    }
}
