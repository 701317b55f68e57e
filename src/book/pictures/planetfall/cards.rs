//! The cards of the invented deck as large as in the hand, and what can be read off a card.

use super::{Anchor, Drawing, Ink, LEVELS, WIDTH, canvas, figure};
use crate::games::BoardGame as _;
use crate::games::planetfall::Planetfall;
use crate::games::planetfall::deck::{Card, CardSort, Effect, Face, Feature, Gains, Levels, Trigger, load};
use crate::l10n::Texts;
use crate::message::Argument;

/// A card of each type, from the invented deck; the numbers are those of the text beside it.
pub(super) fn cards(game: &Planetfall, texts: &Texts) -> Option<Drawing> {
    let deck = load(&game.own_file()?.find("demo")?).deck?;
    let first = |sort: CardSort, is: fn(&Card) -> bool| {
        let mut all = deck.cards.iter();
        all.find(|card| card.sort() == sort && is(card))
    };
    let shown = [
        first(
            CardSort::Unit,
            |card| matches!(&card.face, Face::Unit { experience, .. } if experience.0[0] == Some(1)),
        )?,
        first(
            CardSort::Landmark,
            |card| matches!(&card.face, Face::Landmark { later, .. } if !later.is_empty()),
        )?,
        first(CardSort::Technology, |_| true)?,
        first(CardSort::Resource, |card| {
            matches!(
                &card.face,
                Face::Resource {
                    sector: Feature::Some(_),
                    ..
                }
            ) && card.reward.is_some_and(|reward| reward.experience > 0)
        })?,
    ];
    let (width, height) = (WIDTH / 2.0, 224.0);
    let mut picture = canvas(height * 2.0, texts, true);
    for (at, card) in shown.into_iter().enumerate() {
        let corner = (figure(at % 2) * width + 4.0, figure(at / 2) * height + 4.0);
        large_card(card, corner, (width - 8.0, height - 10.0), &mut picture, texts);
    }
    Some(picture)
}

/// A card as large as in the hand.
fn large_card(card: &Card, corner: (f32, f32), size: (f32, f32), picture: &mut Drawing, texts: &Texts) {
    let ((x, y), (w, h)) = (corner, size);
    picture.rect((x, y, w, h), 9.0, Ink::Paper, Some(Ink::Muted));
    picture.icon(icon_of_sort(card.sort()), x + 8.0, y + 10.0, 30.0, Ink::Accent);
    picture.mark((x + 12.0, y + 46.0), 1);
    let tag = texts.language().tag.as_ref();
    let own = card
        .names
        .iter()
        .find(|name| name.language.as_deref() == Some(tag));
    let name = own.or(card.names.first()).map_or("", |name| name.name.as_str());
    picture.boxed((x + 42.0, y + 6.0, w - 84.0, 44.0), 15.0, Ink::Text, true, name);
    let planet = card.planet.unwrap_or(1).to_string();
    picture.label(
        (x + w - 20.0, y + 26.0),
        20.0,
        Ink::Text,
        true,
        Anchor::Middle,
        &planet,
    );
    if let Face::Landmark { later, .. } = &card.face {
        let later: Vec<String> = later.iter().map(ToString::to_string).collect();
        let place = (x + w - 20.0, y + 46.0);
        picture.label(place, 14.0, Ink::Muted, false, Anchor::Middle, &later.join(" "));
    }
    let columns = figures_of(&card.face);
    for (line, level) in LEVELS.into_iter().enumerate() {
        let y = y + 62.0 + figure(line) * 32.0;
        picture.rect(
            (x + 8.0, y, 30.0 + figure(columns.len()) * 44.0, 28.0),
            4.0,
            Ink::Soft,
            None,
        );
        picture.label(
            (x + 22.0, y + 20.0),
            14.0,
            Ink::Muted,
            true,
            Anchor::Middle,
            level,
        );
        for (column, (icon, levels)) in columns.iter().enumerate() {
            let x = x + 40.0 + figure(column) * 44.0;
            amount(picture, (x, y + 4.0), icon, levels.0[line].unwrap_or(0));
        }
    }
    picture.mark((x + 40.0 + figure(columns.len()) * 44.0, y + 60.0), 2);
    if let Some(second) = second_way(&card.face) {
        second_of(&second, (x + w - 8.0, y + 66.0), picture);
    }
    if let Some(words) = effect_of(card, texts) {
        let room = (x + 98.0, y + 62.0, w - 106.0, 92.0);
        picture.rect(room, 6.0, Ink::Soft, None);
        picture.boxed(room, 14.0, Ink::Text, false, &words);
        picture.mark((x + w - 10.0, y + 62.0), 6);
    }
    picture.line(
        (x + 8.0, y + h - 50.0),
        (x + w - 8.0, y + h - 50.0),
        Ink::Line,
        1.0,
        false,
    );
    let reward = card.reward.unwrap_or_default();
    rewards(reward, (x + 14.0, y + h - 36.0), picture);
    picture.mark((x + 12.0, y + h - 50.0), 3);
    if let Face::Landmark { pair: Some(pair), .. } = &card.face {
        amount(picture, (x + w - 50.0, y + h - 36.0), "empire", *pair);
        picture.mark((x + w - 12.0, y + h - 50.0), 5);
    }
}

/// A sign with a figure behind it.
fn amount(picture: &mut Drawing, place: (f32, f32), icon: &'static str, figure: u16) {
    picture.icon(icon, place.0, place.1, 20.0, Ink::Text);
    let label = (place.0 + 29.0, place.1 + 16.0);
    picture.label(label, 16.0, Ink::Text, true, Anchor::Middle, &figure.to_string());
}

/// What a card gives, side by side.
fn rewards(gains: Gains, place: (f32, f32), picture: &mut Drawing) {
    let figures = [
        ("empire", gains.empire),
        ("strength", gains.strength),
        ("energy", gains.energy),
        ("experience", gains.experience),
    ];
    let given = figures.into_iter().filter(|(_, figure)| *figure > 0);
    for (at, (icon, number)) in given.enumerate() {
        amount(picture, (place.0 + figure(at) * 44.0, place.1), icon, number);
    }
}

/// The figures at the left side of a card.
pub(super) fn figures_of(face: &Face) -> Vec<(&'static str, Levels)> {
    match face {
        Face::Unit {
            strength, experience, ..
        } => vec![("strength", *strength), ("experience", *experience)],
        Face::Technology { cost } | Face::Landmark { cost, .. } => vec![("energy", *cost)],
        Face::Resource { energy, .. } => vec![("energy", *energy)],
    }
}

/// What else may be done with a card.
pub(super) struct Second {
    /// Its sign.
    pub(super) sign: &'static str,
    /// What is paid, or for a sector what it yields.
    of: &'static str,
    /// How much, on each level.
    pub(super) levels: Levels,
    /// What is gained only in this way.
    gains: Gains,
}

pub(super) fn second_way(face: &Face) -> Option<Second> {
    match face {
        Face::Unit {
            diplomacy: Feature::Some(price),
            ..
        } => Some(Second {
            sign: "diplomacy",
            of: "energy",
            levels: price.energy,
            gains: price.gain,
        }),
        Face::Landmark {
            aggression: Feature::Some(price),
            ..
        } => Some(Second {
            sign: "aggression",
            of: "strength",
            levels: *price,
            gains: Gains::default(),
        }),
        Face::Resource {
            sector: Feature::Some(yields),
            ..
        } => Some(Second {
            sign: "sector",
            of: "energy",
            levels: Levels([Some(*yields); 3]),
            gains: Gains::default(),
        }),
        Face::Unit { .. } | Face::Landmark { .. } | Face::Technology { .. } | Face::Resource { .. } => None,
    }
}

/// The second way of a large card, left of a corner: its sign with the price of each level, or what a sector yields
/// between its two signs.
fn second_of(second: &Second, corner: (f32, f32), picture: &mut Drawing) {
    let ([first, ..], right, y) = (second.levels.0, corner.0, corner.1);
    if second.sign == "sector" {
        let x = right - 104.0;
        picture.rect((x, y, 104.0, 36.0), 6.0, Ink::Soft, Some(Ink::Accent));
        picture.icon(second.sign, x + 6.0, y + 8.0, 20.0, Ink::Accent);
        amount(picture, (x + 32.0, y + 8.0), second.of, first.unwrap_or(0));
        picture.icon(second.sign, x + 78.0, y + 8.0, 20.0, Ink::Accent);
        picture.mark((right - 2.0, y), 4);
        return;
    }
    let x = right - 72.0;
    let has_gains = second.gains != Gains::default();
    let height = if has_gains { 88.0 } else { 60.0 };
    picture.rect((x, y, 72.0, height), 6.0, Ink::Soft, Some(Ink::Accent));
    picture.icon(second.sign, x + 24.0, y + 5.0, 24.0, Ink::Accent);
    picture.icon(second.of, x + 5.0, y + 35.0, 18.0, Ink::Text);
    let figures = second.levels.0.map(|figure| figure.unwrap_or(0).to_string());
    let is_same = figures.iter().all(|figure| *figure == figures[0]);
    for (at, number) in figures.iter().take(if is_same { 1 } else { 3 }).enumerate() {
        let place = (x + 32.0 + figure(at) * 15.0, y + 50.0);
        picture.label(place, 15.0, Ink::Text, true, Anchor::Middle, number);
    }
    if has_gains {
        picture.label((x + 12.0, y + 77.0), 16.0, Ink::Text, true, Anchor::Middle, "+");
        rewards(second.gains, (x + 20.0, y + 61.0), picture);
    }
    picture.mark((right - 2.0, y), 4);
}

/// The text of a technology that gives energy with other cards, in words; none for other texts.
fn effect_of(card: &Card, texts: &Texts) -> Option<String> {
    let [Effect::Gain(gain)] = card.effects.as_deref()? else {
        return None;
    };
    let is_told = gain.when == Trigger::Take && gain.filter.sort == Some(CardSort::Resource);
    let energy = [("energy", Argument::from(i64::from(gain.gain.energy)))];
    is_told.then(|| texts.with("picture-cards-effect", &energy))
}

pub(super) fn icon_of_sort(sort: CardSort) -> &'static str {
    match sort {
        CardSort::Unit => "unit",
        CardSort::Technology => "technology",
        CardSort::Landmark => "landmark",
        CardSort::Resource => "resource",
    }
}
