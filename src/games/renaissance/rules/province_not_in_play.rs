//! Tokens placed in an area that is out of play, or the Black Death sent there: RR-057, RR-027, RR-184.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let Some((_, play)) = now.playing()
        && let Target::Area(area) = play.target
        && EventCard::of(play.card) == Some(EventCard::BlackDeath)
    {
        let provinces = now.state.board.areas.get(area.index());
        if provinces.is_none_or(|provinces| provinces.and(now.state.board.in_play).is_empty()) {
            found.push(
                Violation::new()
                    .case("area")
                    .about("area", now.area(area))
                    .with("province", now.area(area))
                    .with("count", now.seats.len())
                    .options(now.targets(Seat(0), EventCard::BlackDeath))
                    .citing(&["RR-184", "RR-027"])
                    .ruled_by("RA-41"),
            );
        }
        return;
    }
    let Some((seat, province, Err(NoWay::NotInPlay))) = now.going() else {
        return;
    };
    found.push(
        Violation::new()
            .case("province")
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("area", now.area(now.state.board.province(province).area))
            .with("count", now.seats.len())
            .citing(&["RR-057", "RR-027"]),
    );
}
