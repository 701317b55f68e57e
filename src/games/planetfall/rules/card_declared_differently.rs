//! Two card lines, or a line and the table's file, give one card other figures: PR-022, PR-068.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::TellCard(name, told)) = now.action() else {
        return;
    };
    let Some(card) = told
        .card()
        .filter(|_| told.mistakes(now.rulebook.catalog.numbers.rounds).is_empty())
    else {
        return;
    };
    let icons_differ = |known: &Card| match (&known.face, &card.face) {
        (
            Face::Landmark { icon: Some(one), .. },
            Face::Landmark {
                icon: Some(other), ..
            },
        ) => one != other,
        _ => false,
    };
    let of_planet = |known: &&Arc<Card>| {
        let same = known.planet.is_none() || card.planet.is_none() || known.planet == card.planet;
        same && !icons_differ(known)
    };
    let known = now.known_cards(*name);
    if known.iter().filter(of_planet).any(|known| !is_same(known, &card)) {
        found.push(about_card(now, *name));
    }
}
