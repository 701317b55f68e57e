//! What operation points are exchanged for is a choice: PR-060.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match &now.moment {
        Moment::Leaving(stage) if stage.is_resolution() => {
            for seat in now.all_seats() {
                let ship = now.state.ships[seat.index()];
                if let Ship::Owing(place) | Ship::On(place @ Place::Operations(_)) = ship {
                    found.push(
                        Violation::new()
                            .about("player", now.player(seat))
                            .with("place", now.place(place)),
                    );
                }
            }
        }
        Moment::Entry(_) => {
            if let Some((seat, place @ Place::Operations(_), written)) = now.resolving()
                && written.exchange.is_none()
                && written.way.is_none()
                && now.names_place(place)
            {
                found.push(
                    Violation::new()
                        .about("player", now.player(seat))
                        .with("place", now.place(place)),
                );
            }
        }
        _ => {}
    }
}
