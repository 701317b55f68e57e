//! A player or a province that is protected, or a player who is out: RR-174, RR-190, RR-171.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Some(event) = EventCard::of(play.card) else {
        return;
    };
    // A burden cannot be played on anybody.
    if now.state.burden(now.rulebook, play.card).is_some() {
        return;
    }
    let may_be_chosen = now.reads(disputed::immune_target::NO_EFFECT);
    let violation = Violation::new().with("card", now.card(play.card));
    match &play.target {
        Target::Player(other) if now.sits(*other) => {
            let is_final = now.course.stage == Stage::Final;
            let is_immune = now.state.is_immune(now.rulebook, *other, event, is_final);
            let has_matter =
                event == EventCard::AlchemistsGold && now.state.has(*other, AdvanceId::LAWS_OF_MATTER);
            let (case, rule, ruling) = if now.of(*other).is_out {
                ("out", "RR-077", "RA-114")
            } else if has_matter && !may_be_chosen {
                ("matter", "RR-190", "RA-24")
            } else if is_immune && !may_be_chosen {
                ("ruler", "RR-174", "RA-24")
            } else if *other == seat
                && event != EventCard::War
                && now.reads(disputed::event_on_oneself::OTHERS_ONLY)
            {
                ("own", "RR-074", "RA-23")
            } else {
                return;
            };
            found.push(
                violation
                    .case(case)
                    .about("other", now.player(*other))
                    .options(now.targets(seat, event))
                    .citing(&[rule])
                    .ruled_by(ruling),
            );
        }
        Target::Provinces(provinces) if matches!(event, EventCard::Rebellion | EventCard::PiratesVikings) => {
            for province in provinces {
                let Some(owner) = now.state.province(*province).coloured_marker() else {
                    continue;
                };
                let is_final = now.course.stage == Stage::Final;
                let is_immune = now.state.is_immune(now.rulebook, owner, event, is_final) && !may_be_chosen;
                let is_out = now.of(owner).is_out && now.reads(disputed::eliminated_targets::NOT_AT_ALL);
                let is_own = owner == seat && now.reads(disputed::event_on_oneself::OTHERS_ONLY);
                let (case, rule, ruling) = if is_immune {
                    ("province", "RR-174", "RA-24")
                } else if is_out {
                    ("out", "RR-077", "RA-114")
                } else if is_own {
                    ("own", "RR-074", "RA-23")
                } else {
                    continue;
                };
                found.push(
                    violation
                        .clone()
                        .case(case)
                        .with("other", now.player(owner))
                        .about("province", now.province(*province))
                        .citing(&[rule])
                        .ruled_by(ruling),
                );
            }
        }
        _ => {}
    }
}
