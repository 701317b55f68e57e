//! An advance bought without one that it needs: Printed Word without Written Record. RR-093, RR-192 to RR-194.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Advance(advance, _))) = now.action() else {
        return;
    };
    let needed = now.state.board.advance(*advance).prerequisites;
    let missing = needed.without(now.of(*seat).advances);
    if missing.is_empty() {
        return;
    }
    let missing: Vec<Value> = missing.iter().map(|item| now.advance(item)).collect();
    let rule = match *advance {
        AdvanceId::INTEREST_AND_PROFIT | AdvanceId::MIDDLE_CLASS => "RR-192",
        AdvanceId::PRINTED_WORD | AdvanceId::MASTER_ART | AdvanceId::RENAISSANCE => "RR-193",
        AdvanceId::OCEAN_NAVIGATION | AdvanceId::NEW_WORLD | AdvanceId::COSMOPOLITAN => "RR-194",
        _ => "RR-039",
    };
    found.push(
        Violation::new()
            .about("advance", now.advance(*advance))
            .with("needed", Value::List(missing))
            .citing(&["RR-093", rule]),
    );
}
