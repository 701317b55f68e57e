//! Phase A that ends while somebody has pieces: R-029.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Placement) {
        return;
    }
    let left = |seat: &Seat| now.state.player(*seat).hand;
    let seats: Vec<Seat> = now.state.seats().filter(|seat| !left(seat).is_empty()).collect();
    if seats.is_empty() {
        return;
    }
    let count: u16 = seats.iter().map(|seat| left(seat).total()).sum();
    let aspects: Vec<Aspect> = seats.iter().map(|seat| Aspect::Hand(*seat)).collect();
    // What the pieces would have brought in is missing from now on.
    let missed: Vec<Aspect> = seats.iter().flat_map(|seat| acted_elsewhere(*seat)).collect();
    let violation = Violation::new()
        .with("players", now.players(seats))
        .with("count", count)
        .rests_on(aspects.clone())
        .rests_on([Aspect::Phase, Aspect::Order]);
    // Perhaps one of them stands in Initiative.
    let initiative = [Aspect::Box(Stage::Initiative), Aspect::Order];
    let violation = violation.spoils(aspects).spoils(Aspect::BOXES).spoils(initiative);
    found.push(violation.spoils(missed));
}
