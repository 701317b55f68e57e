//! A voided event played: Armor after Gunpowder, The Crusades after Mongol Armies. RR-048.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let Some(burden) = now.state.burden(now.rulebook, play.card) else {
        return;
    };
    let (case, rule, ruling) = match burden {
        Burden::VoidedBy(EventCard::MongolArmies) => ("mongols", "RR-186", "RA-40"),
        Burden::VoidedBy(EventCard::ReligiousStrife) => ("strife", "RR-180", "RA-33"),
        Burden::VoidedBy(_) if play.card == EventCard::Armor.card() => ("military", "RR-172", "RA-45"),
        Burden::VoidedBy(_) => ("military", "RR-179", "RA-45"),
        Burden::AllOwn(_) if play.card == EventCard::AlchemistsGold.card() => ("matter", "RR-171", "RA-27"),
        Burden::AllOwn(_) => ("science", "RR-176", "RA-31"),
    };
    found.push(
        Violation::new()
            .about("card", now.card(play.card))
            .case(case)
            .citing(&["RR-048", rule])
            .ruled_by(ruling),
    );
}
