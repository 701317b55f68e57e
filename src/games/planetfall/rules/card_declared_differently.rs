//! Two lines, or a line and the table's file, give one card or one side of a sheet other figures, or a line gives a card
//! another type than it was taken as: PR-022, PR-068, PR-006.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::TellCard(name, told)) => {
            let mistakes = told.mistakes(now.rulebook.catalog.numbers.rounds);
            if let Some(card) = told.card().filter(|_| mistakes.is_empty())
                && (differs(now, *name, &card) || was_another_type(now, *name, &card))
            {
                found.push(about_card(now, *name).case("card"));
            }
        }
        Some(Action::TellCommander(name, letter, side)) => {
            let letters = SideLetter::ALL.into_iter();
            let mut letters = letters.filter(|known| letter.is_none_or(|letter| letter == *known));
            let is_other = |letter: SideLetter| {
                let known = now.rulebook.commander(*name);
                let known = known.and_then(|commander| commander.side(letter));
                let told = now.state.told_sides(*name, letter).map(|side| &**side);
                known
                    .into_iter()
                    .chain(told)
                    .any(|known| !is_same_side(known, side))
            };
            if letters.any(is_other) {
                found.push(about_card(now, *name).case("commander").citing(&["PR-006"]));
            }
        }
        _ => {}
    }
}

/// Whether a card of this name has other figures.
fn differs(now: &Now, name: Name, card: &Card) -> bool {
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
    let known = now.known_cards(name);
    known.filter(of_planet).any(|known| !is_same(known, card))
}

/// Whether a card of this name, of which nothing else is known, was taken in a way that only another type has.
fn was_another_type(now: &Now, name: Name, card: &Card) -> bool {
    let mut shown = now.state.shown_types(name);
    shown.any(|(planet, sort)| card.planet.is_none_or(|known| known == planet) && sort != card.sort())
}
