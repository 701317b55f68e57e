//! An event without the player, province, area or category it is played on: RR-074.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Some(event) = EventCard::of(play.card) else {
        return;
    };
    let (case, rule) = match (event, &play.target) {
        (EventCard::AlchemistsGold, target) if !is_player(target) => ("player", "RR-171"),
        (EventCard::CivilWar, target) if !is_player(target) => ("player", "RR-173"),
        (EventCard::War, target) if !is_player(target) => ("player", "RR-182"),
        (EventCard::PiratesVikings, target) if !is_provinces(target) => ("provinces", "RR-177"),
        (EventCard::Rebellion, target) if !is_provinces(target) => ("province", "RR-178"),
        (EventCard::Crusades, target) if !is_provinces(target) => ("province", "RR-183"),
        (EventCard::BlackDeath, target) if !matches!(target, Target::Area(_)) => ("area", "RR-184"),
        (EventCard::PapalDecree, target) if !matches!(target, Target::Category(_)) => {
            let is_advance = matches!(target, Target::Advance(_));
            if now.state.now.strife || is_advance && now.reads(disputed::decree_scope::ONE_ADVANCE) {
                return;
            }
            ("category", "RR-180")
        }
        _ => return,
    };
    // RA-22: an event that can hit nothing may be played without effect. RR-161: in the final card play it must be.
    let must_be_played = now.course.stage == Stage::Final;
    let may_be_idle = must_be_played || !now.reads(disputed::event_without_target::NOT_ALLOWED);
    if may_be_idle && play.target == Target::None && !now.could_hit(seat, event) {
        return;
    }
    found.push(
        Violation::new()
            .about("card", now.card(play.card))
            .case(case)
            .options(now.targets(seat, event))
            .citing(&["RR-074", rule])
            .ruled_by("RA-22"),
    );
}

const fn is_player(target: &Target) -> bool {
    matches!(target, Target::Player(_))
}

const fn is_provinces(target: &Target) -> bool {
    matches!(target, Target::Provinces(_))
}
