//! The chance of an expedition by its strength: two bars for each, tokens and cards.

use super::{WIDTH, canvas};
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::games::discovery::catalog::Catalog;
use crate::l10n::Texts;

/// How many tokens or cards each strength from 0 on beats, and how many there are.
struct Chances {
    beaten: Vec<usize>,
    all: usize,
}

impl Chances {
    fn new(natives: impl Iterator<Item = u16>) -> Self {
        let natives: Vec<u16> = natives.collect();
        let strongest = natives.iter().copied().max().unwrap_or(0);
        let beaten = |strength: u16| natives.iter().filter(|natives| **natives <= strength).count();
        Self {
            beaten: (0..=strongest).map(beaten).collect(),
            all: natives.len().max(1),
        }
    }

    fn of(&self, strength: usize) -> usize {
        self.beaten.get(strength).copied().unwrap_or(self.all)
    }

    /// In whole percents, halves upwards.
    fn percent(&self, strength: usize) -> usize {
        (200 * self.of(strength) + self.all) / (2 * self.all)
    }
}

/// The chance of an expedition by its strength.
pub(super) fn odds(catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(WIDTH, 290.0, texts, false);
    let tokens = Chances::new(catalog.tokens.iter().map(|token| token.natives));
    let cards = Chances::new(catalog.cards.iter().map(|card| card.natives));
    let strongest = tokens.beaten.len().max(cards.beaten.len()).max(3) - 1;
    let (bottom, height) = (242.0, 180.0);
    let group = (WIDTH - 8.0) / figure(strongest);
    picture.line((4.0, bottom), (WIDTH - 4.0, bottom), Ink::Muted, 1.0, false);
    for strength in 1..=strongest {
        let left = 4.0 + figure(strength - 1) * group;
        let width = group / 2.0 - 3.0;
        for (chances, ink, x) in [
            (&tokens, Ink::Accent, left + 2.0),
            (&cards, Ink::Blue, left + 3.0 + width),
        ] {
            let tall = height * figure(chances.of(strength)) / figure(chances.all);
            picture.rect((x, bottom - tall, width, tall), 2.0, ink, None);
            let percent = chances.percent(strength).to_string();
            let above = (x + width / 2.0, bottom - tall - 5.0);
            picture.label(above, 13.0, Ink::Text, false, Anchor::Middle, &percent);
        }
        let below = (left + group / 2.0, bottom + 18.0);
        picture.label(
            below,
            14.0,
            Ink::Text,
            true,
            Anchor::Middle,
            &strength.to_string(),
        );
    }
    let strength = texts.text("picture-strength");
    picture.label(
        (WIDTH / 2.0, 284.0),
        13.5,
        Ink::Text,
        true,
        Anchor::Middle,
        &strength,
    );
    let chance = format!("{} (%)", texts.text("picture-chance"));
    picture.label((4.0, 16.0), 13.5, Ink::Text, true, Anchor::Start, &chance);
    for (x, name, ink) in [(4.0, "tokens", Ink::Accent), (WIDTH / 2.0, "cards", Ink::Blue)] {
        picture.rect((x, 26.0, 14.0, 14.0), 2.0, ink, None);
        let name = texts.text(&format!("picture-{name}"));
        picture.label((x + 20.0, 38.0), 13.0, Ink::Text, false, Anchor::Start, &name);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_rounded_upwards_on_both_sides() {
        let chances = Chances::new([1, 2, 2, 2, 2, 2, 2, 3].into_iter());
        let percents: Vec<usize> = (0..=4).map(|strength| chances.percent(strength)).collect();
        assert_eq!(percents, [0, 13, 88, 100, 100]);
    }
}
