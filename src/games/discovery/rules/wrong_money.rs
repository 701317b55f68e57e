//! Money that a player does not have: R-004, and the rules by which it moved.

use super::prelude::*;
use crate::games::discovery::replay::rule_of;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let Some(written) = held.money.map(i64::from) else {
        return;
    };
    let player = now.state.player(*seat);
    let computed = i64::from(player.money);
    if written == computed {
        return;
    }
    let ledger = &now.play.ledgers[seat.index()];
    // The last movement first: it is what the figure comes of.
    let moved = ledger.changes.iter().rev();
    let rules = moved
        .map(|change| rule_of(change.reason, now.rulebook))
        .chain(["R-004".to_owned()]);
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .about_money()
        .money("written", written)
        .money("computed", computed)
        .citing_each(rules);
    let movements = ledger.changes.iter();
    let movements = movements.map(|change| {
        Value::Movement(
            i64::from(change.amount),
            rule_of(change.reason, now.rulebook),
            change.span,
        )
    });
    let movements: Vec<Value> = movements.collect();
    let violation = if movements.is_empty() {
        violation
    } else {
        violation
            .money("start", ledger.start)
            .with("movements", Value::List(movements))
    };
    found.push(violation);
}
