//! What came of a line or a heading by itself, seen from the table before and after it.

use super::{Replay, stat_key};
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::planetfall::action::Action;
use crate::games::planetfall::deck::Stat;
use crate::games::planetfall::state::{Ship, Stage};

/// Everything that came by itself between two moments of one game.
pub(super) fn events<'c>(before: &Replay<'_, 'c>, after: &Replay<'_, 'c>) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in Seat::all(after.state.players.len().min(before.state.players.len())) {
        cards(before, after, seat, &mut events);
        ship_that_goes_back(before, after, seat, &mut events);
        statistics(before, after, seat, &mut events);
    }
    let is_written = matches!(after.played_since(before), Some(Action::Order(_)));
    if after.state.order != before.state.order && after.state.is_ordered && !is_written {
        let order = after.players().values(&after.state.order);
        events.push(Event::plain("order").with("players", Value::List(order)));
    }
    end_of_game(before, after, &mut events);
    events
}

/// The cards that a player has taken.
fn cards(before: &Replay, after: &Replay, seat: Seat, events: &mut Vec<Event>) {
    let known = before.state.player(seat).cards.len();
    for taken in after.state.player(seat).cards.iter().skip(known) {
        let name = Value::List(vec![after.rulebook.names.shown(taken.name)]);
        let event = Event::plain("card-kept").with("player", after.players().value(seat));
        events.push(event.with("card", name));
    }
}

/// A ship that has left its card, which nobody took.
fn ship_that_goes_back(before: &Replay, after: &Replay, seat: Seat, events: &mut Vec<Event>) {
    let Ship::On(place) = before.state.ships[seat.index()] else {
        return;
    };
    let stands = after.state.ships[seat.index()] == Ship::On(place);
    let takes = after.state.player(seat).cards.len() > before.state.player(seat).cards.len();
    if let Some(laid) = before.state.laid(place).filter(|_| !stands && !takes) {
        let name = Value::List(vec![after.rulebook.names.shown(laid.name)]);
        let event = Event::new("ship-goes-back", "PA-12").with("player", after.players().value(seat));
        events.push(event.with("card", name));
    }
}

/// What was paid and gained.
fn statistics(before: &Replay, after: &Replay, seat: Seat, events: &mut Vec<Event>) {
    let (before, player_after) = (before.state.player(seat), after.state.player(seat));
    for (case, then, now) in [
        ("pays", &before.paid, &player_after.paid),
        ("receives", &before.gained, &player_after.gained),
    ] {
        let changes = Stat::ALL
            .into_iter()
            .map(|stat| (stat, now[stat as usize] - then[stat as usize]));
        let amounts = changes
            .filter(|(_, change)| *change > 0)
            .map(|(stat, change)| Value::Several(i64::from(change), stat_key(stat)));
        let amounts: Vec<Value> = amounts.collect();
        if amounts.is_empty() {
            continue;
        }
        let event = if after.course.stage == Stage::Income {
            Event::new("statistics", "PR-058")
        } else {
            Event::plain("statistics")
        };
        let event = event
            .with("player", after.players().value(seat))
            .with("case", Value::Case(case));
        events.push(event.with("amounts", Value::List(amounts)));
    }
}

/// The points, as far as they can be known, and who wins.
fn end_of_game(before: &Replay, after: &Replay, events: &mut Vec<Event>) {
    let is_over = |replay: &Replay| replay.course.reached >= Stage::End || replay.course.is_ended;
    if !is_over(after) || is_over(before) {
        return;
    }
    for seat in Seat::all(after.state.players.len()) {
        if let Some(total) = after.state.total(after.rulebook, seat) {
            let event = Event::plain("score").with("player", after.players().value(seat));
            events.push(event.with("total", total));
        }
    }
    if let Some((winners, _)) = after.state.winners(after.rulebook) {
        let winners = winners.into_iter().map(|seat| after.players().value(seat));
        events.push(Event::plain("winner").with("players", Value::List(winners.collect())));
    }
}
