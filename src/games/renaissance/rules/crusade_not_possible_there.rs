//! The Crusades outside area VI, in a satellite, or in a market that the player dominates: RR-183.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Target::Provinces(provinces) = &play.target else {
        return;
    };
    if play.card != EventCard::Crusades.card() {
        return;
    }
    for province in provinces {
        let Some(case) = now.no_crusade_to(seat, *province) else {
            continue;
        };
        found.push(
            Violation::new()
                .case(if case == "area" && now.reads(disputed::crusade_area::IV) {
                    "area-four"
                } else {
                    case
                })
                .with("player", now.player(seat))
                .about("province", now.province(*province))
                .options(now.targets(seat, EventCard::Crusades))
                .citing(if case == "satellite" {
                    &["RR-023"]
                } else {
                    &["RR-183"]
                })
                .ruled_by(if case == "area" { "RD-01" } else { "RA-37" }),
        );
    }
}
