//! Misery spaces of an event claimed otherwise: RR-175, RR-176, RR-181, RR-188.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let (Some(event), PlayResult::Misery(spaces)) = (EventCard::of(play.card), &play.result) else {
        return;
    };
    let rule = match event {
        EventCard::Famine => "RR-175",
        EventCard::MysticismAbounds => "RR-176",
        EventCard::RevolutionaryUprisings => "RR-181",
        EventCard::ReligiousStrife => "RR-188",
        _ => return,
    };
    let is_final = now.course.stage == Stage::Final;
    for (seat, written) in spaces.iter().filter(|(seat, _)| now.sits(*seat)) {
        let ours = now.state.misery_of(now.rulebook, event, *seat, is_final);
        if u32::from(ours) != *written {
            found.push(
                Violation::new()
                    .with("card", now.card(play.card))
                    .about("player", now.player(*seat))
                    .with("written", *written)
                    .with("computed", ours)
                    .with("parts", misery_parts(now, event, *seat))
                    .citing(&[rule])
                    .ruled_by("RA-31"),
            );
        }
    }
}
