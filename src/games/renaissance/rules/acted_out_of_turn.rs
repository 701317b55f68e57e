//! A player who acts after one who comes later in the order of play: RR-009, RR-070.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(seat) = now.acting_in_order() else { return };
    let Some(other) = now.play.acted.filter(|_| !now.play.is_part) else {
        return;
    };
    let place = |seat: Seat| now.state.place_in_order(seat);
    if other != seat && place(other) > place(seat) {
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .with("other", now.player(other))
                .with("order", now.order())
                .citing(if now.course.stage.is_card_play() {
                    &["RR-070"]
                } else {
                    &["RR-009"]
                }),
        );
    }
}
