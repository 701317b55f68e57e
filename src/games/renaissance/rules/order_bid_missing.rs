//! Nothing is written of what a player spends on tokens: RR-154.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let orders_first = now.state.board.changes.has(Change::OrderFirst);
    let is_due = if orders_first {
        now.is_leaving(Stage::Draw)
    } else {
        now.is_leaving(Stage::Order) && !now.is_last_turn()
    };
    if !is_due {
        return;
    }
    let is_missing = |seat: &Seat| !now.of(*seat).is_out && now.of(*seat).spent.is_none();
    let missing: Vec<Seat> = if now.play.is_ordered {
        now.play.silent.clone()
    } else {
        now.all_seats().filter(is_missing).collect()
    };
    if !missing.is_empty() {
        found.push(Violation::new().with("players", now.players(missing)));
    }
}
