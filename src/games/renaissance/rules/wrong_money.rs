//! Money claimed that differs from ours: RR-052, RR-154.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, written, ours, rule) = match now.action() {
        Some(Action::ClaimHoldings(seat, held)) => {
            if let Some(written) = held.written {
                compare(now, *seat, written, now.of(*seat).written, "RR-038", found);
            }
            let Some(money) = held.money else { return };
            (*seat, money, now.of(*seat).cash, "RR-038")
        }
        Some(Action::Spend(seat, spent, Some(cash))) => {
            let before = now.of(*seat).spent.map_or(0, i32::saturating_abs);
            let left = now.of(*seat).cash + before - spent.saturating_abs();
            (*seat, *cash, left, "RR-154")
        }
        _ => return,
    };
    compare(now, seat, written, ours, rule, found);
}

fn compare(now: &Now, seat: Seat, written: u32, ours: i32, rule: &'static str, found: &mut Found) {
    if i64::from(written) == i64::from(ours) {
        return;
    }
    let ledger = &now.play.ledgers[seat.index()];
    let movements = ledger.changes.iter();
    let movements: Vec<Value> = movements
        .map(|change| Value::Movement(i64::from(change.amount), change.reason.to_owned(), change.span))
        .collect();
    let violation = Violation::new()
        .with("player", now.player(seat))
        .money("written", written)
        .money("computed", ours)
        .about_money()
        .citing(&[rule]);
    found.push(if movements.is_empty() {
        violation
    } else {
        violation
            .money("start", ledger.start)
            .with("movements", Value::List(movements))
    });
}
