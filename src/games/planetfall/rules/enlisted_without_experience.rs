//! Enlisting needs the experience of the level: PR-044.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, place, written)) = now.resolving() else {
        return;
    };
    let (Some(laid), Place::Card(level, _)) = (now.state.laid(place), place) else {
        return;
    };
    let is_unit = laid
        .card
        .as_ref()
        .is_some_and(|card| card.sort() == CardSort::Unit);
    let player = now.state.player(seat);
    if written.way != Some(Way::Enlist) || !is_unit || player.is_changed {
        return;
    }
    let need = now.state.need(seat, laid, level, Way::Enlist, now.phase());
    if let (Some(need), Some(has)) = (need, player.stat(Stat::Experience))
        && has < i32::from(need)
    {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("card", now.place(place))
                .with("need", need)
                .with("has", has)
                .as_printed(now.account_of(place)),
        );
    }
}
