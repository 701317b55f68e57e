//! An order of play that does not follow from what was spent: RR-155, RR-062.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Order(order)) = now.action() else {
        return;
    };
    let is_whole = now.state.in_order().all(|seat| order.contains(&seat));
    if !is_whole || now.course.stage == Stage::Setup && now.play.setup.is_position {
        return;
    }
    let is_being_made = now.makes_order();
    let (is_possible, ours, spent): (bool, Vec<Seat>, Vec<i32>) = if is_being_made {
        let is_complete = now.state.living().all(|seat| now.of(seat).spent.is_some());
        (
            !is_complete || now.state.is_order_possible(now.rulebook, order),
            now.state.order_by_spending(now.rulebook),
            now.all_seats()
                .map(|seat| now.of(seat).spent.unwrap_or(0))
                .collect(),
        )
    } else {
        (
            now.play.may_rearrange(now.state, order),
            now.state.order.clone(),
            now.play.spent.clone(),
        )
    };
    if is_possible {
        return;
    }
    let living: Vec<Seat> = ours.into_iter().filter(|seat| !now.of(*seat).is_out).collect();
    let parts = living.iter().map(|seat| {
        let spent = spent.get(seat.index()).copied().unwrap_or(0);
        Value::Said(
            "order-part",
            vec![
                ("player", now.player(*seat)),
                ("spent", Value::Text(minus(spent))),
            ],
        )
    });
    found.push(
        Violation::new()
            .with("parts", Value::List(parts.collect()))
            .with("written", now.players(order.clone()))
            .with("computed", now.players(living.clone()))
            .options([now.players(living)])
            .ruled_by("RA-04"),
    );
}

/// A figure with a true minus.
fn minus(figure: i32) -> String {
    if figure < 0 {
        format!("−{}", figure.unsigned_abs())
    } else {
        figure.to_string()
    }
}
