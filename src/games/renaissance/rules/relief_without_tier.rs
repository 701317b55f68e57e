//! Misery relief without a complete tier of advances: RR-106, RR-200.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Buy(seat, Purchase::Relief(..))) = now.action() else {
        return;
    };
    if now.state.board.changes.has(Change::Relief) || now.state.tiers(now.rulebook, *seat) > 0 {
        return;
    }
    let owned = if now.reads(disputed::tiers_at_once::NEXT_TURN) {
        now.of(*seat).credited()
    } else {
        now.of(*seat).advances
    };
    let missing = CategoryId::all()
        .filter(|category| !owned.meets(now.state.board.categories[category.index()]))
        .map(|category| now.category(category));
    found.push(
        Violation::new()
            .with("player", now.player(*seat))
            .with("missing", Value::List(missing.collect()))
            .ruled_by("RA-69"),
    );
}
