//! More or fewer provinces than Pirates/Vikings reduces in this epoch: RR-177.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((_, play)) = now.playing() else { return };
    let event = EventCard::PiratesVikings;
    let Target::Provinces(provinces) = &play.target else {
        return;
    };
    if play.card != event.card() {
        return;
    }
    let epoch = now.state.epoch_in_force(now.rulebook);
    let expected = usize::from(now.state.pirates_count(now.rulebook));
    let different: ProvinceSet = provinces.iter().copied().collect();
    if different.len() != expected || provinces.len() != different.len() {
        found.push(
            Violation::new()
                .with("card", now.card(play.card))
                .with("count", different.len())
                .with("expected", expected)
                .with("epoch", epoch)
                .ruled_by("RA-34"),
        );
    }
}
