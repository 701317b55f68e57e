//! Pirates, a Rebellion or a cession where no coloured marker stands: RR-177, RR-178, RR-182.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let Some(Action::Cede(seat, provinces)) = now.action() {
        for province in provinces {
            if now.state.province(*province).coloured_marker() != Some(*seat) {
                found.push(
                    Violation::new()
                        .case("cession")
                        .with("player", now.player(*seat))
                        .about("province", now.province(*province))
                        .citing(&["RR-182"]),
                );
            }
        }
        return;
    }
    let Some((_, play)) = now.playing() else { return };
    let rule = match EventCard::of(play.card) {
        Some(EventCard::PiratesVikings) => "RR-177",
        Some(EventCard::Rebellion) => "RR-178",
        _ => return,
    };
    let Target::Provinces(provinces) = &play.target else {
        return;
    };
    for province in provinces {
        if now.state.province(*province).coloured_marker().is_none() {
            found.push(
                Violation::new()
                    .case("event")
                    .with("card", now.card(play.card))
                    .about("province", now.province(*province))
                    .citing(&[rule]),
            );
        }
    }
}
