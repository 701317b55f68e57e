//! Tokens placed in an area that is out of play or on the other map only, or the Black Death sent where it cannot strike:
//! RR-057, RR-027, RR-184.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let Some((_, play)) = now.playing()
        && let Target::Area(area) = play.target
        && EventCard::of(play.card) == Some(EventCard::BlackDeath)
    {
        let mut areas = now.state.plague_areas(now.rulebook);
        if areas.all(|known| known != area) {
            found.push(
                Violation::new()
                    .case(if area.is_overseas() { "overseas" } else { "area" })
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
    let board = &now.state.board;
    let area = board.province(province).area;
    let is_area_in_play = !board.areas[area.index()].and(board.in_play).is_empty();
    found.push(
        Violation::new()
            .case(if is_area_in_play { "unprinted" } else { "province" })
            .with("player", now.player(seat))
            .about("province", now.province(province))
            .with("area", now.area(area))
            .with("count", now.seats.len())
            .citing(&["RR-057", "RR-027"]),
    );
}
