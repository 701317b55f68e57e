//! A bid or a first token purchase is missing when turn 1 begins: RR-058, RR-064.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let setup = &now.play.setup;
    if !now.is_leaving(Stage::Setup) || setup.is_position || now.course.first_turn > 1 {
        return;
    }
    let heading = |id| Value::Heading(EntryKey::new(kinds::PHASE, id));
    let mut parts = Vec::new();
    let mut rules = Vec::new();
    let mut add = |id, rule, missing: Vec<Seat>| {
        if missing.is_empty() {
            return;
        }
        parts.push(heading(id));
        if missing.len() < now.seats.len() {
            parts.extend(missing.into_iter().map(|seat| now.player(seat)));
        }
        rules.push(rule);
    };
    let no_bid = |seat: &Seat| setup.bids.get(seat.index()).is_none_or(Option::is_none);
    add(
        "capital-selection",
        "RR-058",
        now.all_seats().filter(no_bid).collect(),
    );
    // In the edition of 1999 the order is made in the turn.
    if !now.state.board.changes.has(Change::OrderFirst) {
        let no_spending = |seat: &Seat| now.of(*seat).spent.is_none();
        add("order", "RR-064", now.all_seats().filter(no_spending).collect());
    }
    if !parts.is_empty() {
        found.push(Violation::new().with("parts", Value::List(parts)).citing(&rules));
    }
}
