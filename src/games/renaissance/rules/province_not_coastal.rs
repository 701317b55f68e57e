//! Pirates/Vikings in a province without a coast: RR-177, RR-014.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let Target::Provinces(provinces) = &play.target else {
        return;
    };
    if play.card != EventCard::PiratesVikings.card() {
        return;
    }
    let board = &now.state.board;
    let no_overseas = now.reads(disputed::pirates_targets::NO_OVERSEAS);
    let is_hit = |province: ProvinceId| {
        board.coastal.contains(province) && !(no_overseas && board.overseas.contains(province))
    };
    for province in provinces.iter().filter(|province| !is_hit(**province)) {
        found.push(
            Violation::new()
                .case(if board.overseas.contains(*province) {
                    "overseas"
                } else {
                    "inland"
                })
                .about("province", now.province(*province))
                .ruled_by("RA-34"),
        );
    }
}
