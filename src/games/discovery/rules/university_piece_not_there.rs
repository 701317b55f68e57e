//! The University for a piece that does not stand there, is not one's own or is in front already: R-216.

use super::prelude::*;
use crate::games::discovery::kinds;

pub(super) fn check(now: &Now, found: &mut Found) {
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
    if of_row > Stage::Placement && now.course.reached > of_row {
        return;
    }
    let forbidden =
        matches!(row, Row::DockFree(_)) && now.reads(disputed::university_from_x_or_y::NOT_ALLOWED);
    let stands = now.play.row_as_it_stands(now.state, now.course, *row);
    let holder = now.state.owner_in(stands);
    let in_front = matches!(
        stands,
        Row::Dock(1) | Row::Initiative(1) | Row::Buildings(1) | Row::Order(1)
    );
    if holder == Some(*seat) && !forbidden && !in_front {
        return;
    }
    let case = match holder {
        _ if forbidden => "forbidden",
        Some(other) if other != *seat => "other",
        Some(_) => "front",
        None => "nobody",
    };
    let key = match row {
        Row::Order(_) => EntryKey::new(Kind::WORD, "order"),
        Row::Dock(_) | Row::DockFree(_) => EntryKey::new(kinds::BOX, "dock"),
        Row::Initiative(_) => EntryKey::new(kinds::BOX, "initiative"),
        Row::Buildings(_) => EntryKey::new(kinds::BOX, "buildings"),
    };
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("space", Value::Space(key, space))
        .with("holder", now.player(holder.unwrap_or(*seat)))
        .case(case);
    let violation = match case {
        "forbidden" => violation.ruled_by("A-62"),
        // Nothing forbids it, but another space must be meant: it can be used only once.
        "front" => violation.weighing(Severity::Warning),
        _ => violation,
    };
    found.push(violation);
}
