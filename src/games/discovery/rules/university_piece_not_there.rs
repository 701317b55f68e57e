//! The University for a piece that does not stand there or is not one's own: R-216.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::University(seat, row)) = now.action() else {
        return;
    };
    let (of_row, space) = match row {
        Row::Dock(space) => (Stage::Dock, space.to_string()),
        Row::DockFree(space) => (Stage::Dock, if *space == 0 { "X" } else { "Y" }.to_owned()),
        Row::Initiative(space) => (Stage::Initiative, space.to_string()),
        Row::Buildings(space) => (Stage::Buildings, space.to_string()),
        Row::Order(space) => (Stage::Placement, space.to_string()),
    };
    if of_row > Stage::Placement && now.play.reached > of_row {
        return;
    }
    let forbidden = matches!(row, Row::DockFree(_)) && now.reads("university-from-x-or-y", "not-allowed");
    let holder = now.state.owner_in(now.play.row_as_it_stands(now.state, *row));
    if holder == Some(*seat) && !forbidden {
        return;
    }
    let case = match holder {
        _ if forbidden => "forbidden",
        Some(other) if other != *seat => "other",
        _ => "nobody",
    };
    let key = match row {
        Row::Order(_) => EntryKey::new(Kind::Word, "order"),
        Row::Dock(_) | Row::DockFree(_) => EntryKey::new(Kind::Box, "dock"),
        Row::Initiative(_) => EntryKey::new(Kind::Box, "initiative"),
        Row::Buildings(_) => EntryKey::new(Kind::Box, "buildings"),
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("space", Value::Space(key, space))
        .with("holder", now.player(holder.unwrap_or(*seat)))
        .case(case);
    let violation = if forbidden {
        violation.ruled_by("A-62")
    } else {
        violation
    };
    found.push(violation.rests_on([Aspect::Box(of_row), Aspect::Order]));
}
