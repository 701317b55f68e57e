//! A 26th marker: RR-036. By an event it cannot be placed; tokens stay as they are.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, province) = match now.action() {
        Some(Action::Play(..)) => match now.playing() {
            Some((seat, play)) if play.card == EventCard::Crusades.card() => match &play.target {
                Target::Provinces(provinces) => match provinces[..] {
                    [province, ..] => (seat, province),
                    [] => return,
                },
                _ => return,
            },
            _ => return,
        },
        _ => return,
    };
    let is_own = now.state.province(province).marker_of() == Some(seat);
    if now.of(seat).markers == 0 && !is_own {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .about("province", now.province(province))
                .ruled_by("RA-91"),
        );
    }
}
