//! The pictures of Age of Discovery.

mod table;

pub(super) use table::position;

use super::drawing::{Anchor, Drawing, Ink, figure, fitting};
use crate::book::outline::Outline;
use crate::core::EntryKey;
use crate::games::discovery::catalog::{Box as EventBox, Building, Catalog, Counted, Effect};
use crate::games::discovery::kinds;
use crate::l10n::Texts;

/// The drawing with this id.
pub(super) fn drawing(id: &str, catalog: &Catalog, outline: &Outline, texts: &Texts) -> Option<Drawing> {
    match id {
        "turn" => Some(turn(catalog, texts)),
        "boxes" => Some(boxes(catalog, texts)),
        "sets" => Some(sets(catalog, texts)),
        "odds" => Some(odds(catalog, texts)),
        "map" => Some(map(catalog, outline, texts)),
        _ => None,
    }
}

fn canvas(width: f32, height: f32, texts: &Texts, follows_text: bool) -> Drawing {
    Drawing::new(width, height, texts.language().is_right_to_left(), follows_text)
}

fn age_name(number: u16, texts: &Texts) -> String {
    texts.text(&format!("age-{number}"))
}

/// The ten phases in two rows, and below them the turns by age.
fn turn(catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(640.0, 276.0, texts, true);
    let (across, width, height) = (5_usize, 127.2, 82.0);
    let names: Vec<String> = catalog
        .phases
        .iter()
        .map(|phase| texts.text(&format!("phase-{}", phase.id)))
        .collect();
    let room = (width - 44.0, height - 12.0);
    let sizes = names.iter().map(|name| fitting(name, room, 14.0, false).0);
    let size = sizes.fold(14.0, f32::min);
    for (at, (phase, name)) in catalog.phases.iter().zip(&names).enumerate() {
        let x = 2.0 + figure(at % across) * width;
        let y = 2.0 + figure(at / across) * (height + 4.0) * 0.72;
        let height = height * 0.68;
        // What the players do stands out from what is only tidied up.
        let fill = if at < 4 { Ink::Accent } else { Ink::Muted };
        picture.rect((x, y, width - 4.0, height), 6.0, Ink::Soft, None);
        picture.rect((x, y, 30.0, height), 6.0, fill, None);
        let label = (x + 15.0, y + height / 2.0 + 6.0);
        picture.label(label, 17.0, Ink::OnAccent, true, Anchor::Middle, &phase.letter);
        picture.boxed((x + 34.0, y, width - 44.0, height), size, Ink::Text, false, name);
    }
    turns(catalog, texts, &mut picture);
    picture
}

/// The turns by age, with a laurel where colonies are scored.
fn turns(catalog: &Catalog, texts: &Texts, picture: &mut Drawing) {
    let width = 636.0 / f32::from(catalog.numbers.turns);
    for age in catalog.ages.iter() {
        let number = age.id.parse().unwrap_or(1);
        let (Some(first), Some(last)) = (age.turns.first(), age.turns.last()) else {
            continue;
        };
        let x = 2.0 + f32::from(first - 1) * width;
        let whole = f32::from(last - first + 1) * width - 4.0;
        picture.rect((x, 140.0, whole, 28.0), 6.0, ink_of_age(number), None);
        picture.boxed(
            (x, 140.0, whole, 28.0),
            14.0,
            Ink::OnColour,
            true,
            &age_name(number, texts),
        );
        for turn in age.turns.iter() {
            let x = 2.0 + f32::from(turn - 1) * width;
            picture.rect((x, 172.0, width - 4.0, 100.0 - 4.0), 6.0, Ink::Soft, None);
            let middle = x + (width - 4.0) / 2.0;
            let scores = turn == last;
            let y = if scores { 208.0 } else { 228.0 };
            picture.label(
                (middle, y),
                26.0,
                Ink::Text,
                true,
                Anchor::Middle,
                &turn.to_string(),
            );
            if scores {
                picture.icon("points", middle - 18.0, 222.0, 36.0, Ink::Gold);
            }
        }
    }
}

/// The event boxes from top to bottom with their spaces.
fn boxes(catalog: &Catalog, texts: &Texts) -> Drawing {
    let events: Vec<_> = catalog.boxes.iter().filter(|item| item.event).collect();
    let row = 46.0;
    let mut picture = canvas(640.0, row * figure(events.len()) + 4.0, texts, true);
    for (at, item) in events.iter().enumerate() {
        let y = 2.0 + figure(at) * row;
        picture.rect((2.0, y, 636.0, row - 4.0), 6.0, Ink::Soft, Some(Ink::Line));
        picture.circle(24.0, y + 21.0, 14.0, Ink::Accent, None);
        let number = (at + 1).to_string();
        picture.label(
            (24.0, y + 26.5),
            15.0,
            Ink::OnAccent,
            true,
            Anchor::Middle,
            &number,
        );
        picture.icon(icon_of_box(&item.id), 48.0, y + 9.0, 24.0, Ink::Text);
        let name = texts.text(&format!("box-{}", item.id));
        picture.boxed((80.0, y + 2.0, 150.0, row - 8.0), 14.0, Ink::Text, true, &name);
        spaces(item, y, &mut picture, texts);
    }
    picture
}

fn spaces(item: &EventBox, y: f32, picture: &mut Drawing, texts: &Texts) {
    let assumed = item.assumed.iter().any(|fact| fact == "spaces");
    if !item.squares.is_empty() {
        for (at, square) in item.squares.iter().enumerate() {
            let x = 240.0 + figure(from_the_left(at, item.squares.len(), picture)) * 78.0;
            picture.rect((x, y + 5.0, 74.0, 32.0), 4.0, Ink::Paper, Some(Ink::Line));
            let name = texts.text(&name_of_square(square));
            picture.boxed((x + 2.0, y + 6.0, 70.0, 30.0), 11.0, Ink::Text, false, &name);
        }
        return;
    }
    let Some(number) = item.spaces else {
        picture.rect((240.0, y + 5.0, 390.0, 32.0), 4.0, Ink::Paper, Some(Ink::Line));
        picture.label((435.0, y + 26.0), 16.0, Ink::Muted, false, Anchor::Middle, "∞");
        return;
    };
    let labels = (1..=number).map(|space| space.to_string());
    let labels: Vec<String> = labels.chain(item.extra.iter().map(ToString::to_string)).collect();
    for (at, label) in labels.iter().enumerate() {
        let x = 240.0 + figure(from_the_left(at, labels.len(), picture)) * 28.0;
        picture.rect((x, y + 8.0, 25.0, 26.0), 4.0, Ink::Paper, Some(Ink::Line));
        picture.label(
            (x + 12.5, y + 26.0),
            13.0,
            Ink::Text,
            false,
            Anchor::Middle,
            label,
        );
    }
    if assumed {
        let x = 240.0 + f32::from(number) * 28.0 + 10.0;
        picture.label((x, y + 26.0), 14.0, Ink::Muted, false, Anchor::Middle, "?");
    }
}

/// The spaces of the board run from left to right whatever the language.
fn from_the_left(at: usize, number: usize, picture: &Drawing) -> usize {
    if picture.is_mirrored() {
        number - 1 - at
    } else {
        at
    }
}

fn name_of_square(square: &str) -> String {
    if square == "training" {
        "term-training-square".to_owned()
    } else {
        format!("piece-{square}")
    }
}

fn icon_of_box(id: &str) -> &'static str {
    match id {
        "initiative" => "initiative",
        "dock" => "dock",
        "goods" => "good",
        "shipping" => "ship",
        "buildings" => "buildings",
        "discovery" => "discovery",
        "specialists" => "captain",
        _ => "soldier",
    }
}

/// What sets pay: three that differ, three alike with the help of a ship, four alike.
fn sets(catalog: &Catalog, texts: &Texts) -> Drawing {
    let row = 62.0;
    let mut picture = canvas(480.0, row * figure(catalog.sets.len()) + 2.0, texts, true);
    let goods = [
        ("sugar", Ink::FirstGood),
        ("tobacco", Ink::SecondGood),
        ("rice", Ink::ThirdGood),
    ];
    for (at, set) in catalog.sets.iter().enumerate() {
        let y = 2.0 + figure(at) * row;
        picture.rect((2.0, y, 476.0, row - 6.0), 8.0, Ink::Soft, None);
        for member in 0..set.size {
            let x = 42.0 + f32::from(member) * 80.0;
            if set.alike && set.size == 3 && member == 2 {
                picture.icon("ship", x - 18.0, y + 9.0, 36.0, Ink::Text);
                continue;
            }
            let (good, ink) = if set.alike {
                goods[0]
            } else {
                goods[usize::from(member) % goods.len()]
            };
            picture.circle(x, y + 28.0, 25.0, ink, None);
            let name = texts.text(&format!("good-{good}"));
            picture.boxed((x - 21.0, y + 8.0, 42.0, 40.0), 11.0, Ink::OnColour, true, &name);
        }
        picture.icon("money", 372.0, y + 14.0, 28.0, Ink::Gold);
        let pays = format!("${}", set.income);
        picture.label((438.0, y + 36.0), 22.0, Ink::Text, true, Anchor::Middle, &pays);
    }
    picture
}

/// The chance of an expedition by its strength.
fn odds(catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(560.0, 320.0, texts, false);
    let tokens = chances(catalog.tokens.iter().map(|token| token.natives));
    let cards = chances(catalog.cards.iter().map(|card| card.natives));
    let strongest = tokens.len().max(cards.len()).max(3) - 1;
    let (left, bottom, width, height) = (56.0, 264.0, 480.0, 212.0);
    let at = |strength: usize, chance: f32| {
        let along = figure(strength - 1) / figure(strongest - 1);
        (left + width * along, bottom - height * chance)
    };
    for quarter in 0..=4_u8 {
        let chance = f32::from(quarter) / 4.0;
        let (_, y) = at(1, chance);
        picture.line((left, y), (left + width, y), Ink::Line, 1.0, false);
        let label = format!("{}%", u32::from(quarter) * 25);
        picture.label(
            (left - 24.0, y + 4.0),
            12.0,
            Ink::Muted,
            false,
            Anchor::Middle,
            &label,
        );
    }
    for strength in 1..=strongest {
        let (x, _) = at(strength, 0.0);
        picture.label(
            (x, bottom + 18.0),
            12.0,
            Ink::Muted,
            false,
            Anchor::Middle,
            &strength.to_string(),
        );
    }
    for (chances, ink, dashed) in [(&tokens, Ink::Accent, false), (&cards, Ink::Blue, true)] {
        let of = |strength: usize| chances.get(strength).copied().unwrap_or(1.0);
        let points: Vec<(f32, f32)> = (1..=strongest)
            .map(|strength| at(strength, of(strength)))
            .collect();
        for (strength, (x, y)) in (1..).zip(&points) {
            picture.circle(*x, *y, 4.0, ink, None);
            let percent = format!("{:.0}%", of(strength) * 100.0);
            // Nothing needs no figure, and where both lines meet one is enough.
            let y = if dashed { y + 18.0 } else { y - 8.0 };
            let is_told = of(strength) > 0.0 && !(dashed && of(strength) >= 1.0);
            if is_told {
                picture.label((*x, y), 11.0, ink, false, Anchor::Middle, &percent);
            }
        }
        picture.curve(points, ink, dashed);
    }
    let middle = left + width / 2.0;
    picture.label(
        (middle, 312.0),
        13.0,
        Ink::Text,
        true,
        Anchor::Middle,
        &texts.text("picture-strength"),
    );
    picture.label(
        (left, 18.0),
        13.0,
        Ink::Text,
        true,
        Anchor::Start,
        &texts.text("picture-chance"),
    );
    for (x, name, ink, dashed) in [
        (210.0, "tokens", Ink::Accent, false),
        (380.0, "cards", Ink::Blue, true),
    ] {
        picture.line((x, 14.0), (x + 34.0, 14.0), ink, 2.5, dashed);
        let name = texts.text(&format!("picture-{name}"));
        picture.label((x + 42.0, 18.0), 13.0, Ink::Text, false, Anchor::Start, &name);
    }
    picture
}

/// How many of the tokens or cards each strength from 0 on beats, in parts of all of them.
fn chances(natives: impl Iterator<Item = u16>) -> Vec<f32> {
    let natives: Vec<u16> = natives.collect();
    let strongest = natives.iter().copied().max().unwrap_or(0);
    let beaten = |strength: u16| natives.iter().filter(|natives| **natives <= strength).count();
    let part = |strength| figure(beaten(strength)) / figure(natives.len().max(1));
    (0..=strongest).map(part).collect()
}

/// The regions and their borders.
fn map(catalog: &Catalog, outline: &Outline, texts: &Texts) -> Drawing {
    let (width, height) = (560.0, 700.0);
    let mut picture = canvas(width, height, texts, false);
    picture.rect((0.0, 0.0, width, height), 14.0, Ink::Sea, None);
    let place = |id: &str| {
        let place = outline.places.iter().find(|place| place.id == id)?;
        Some((
            f32::from(place.x) * width / 1000.0,
            f32::from(place.y) * height / 1000.0,
        ))
    };
    for border in catalog.borders.iter() {
        if let [one, other] = border.between.as_ref()
            && let (Some(from), Some(to)) = (place(one), place(other))
        {
            picture.line(from, to, Ink::Text, 2.0, border.assumed);
        }
    }
    for region in catalog.regions.iter() {
        let Some((x, y)) = place(&region.id) else {
            continue;
        };
        let edge = if region.discovered {
            Ink::Accent
        } else {
            Ink::Muted
        };
        picture.circle(x, y, 46.0, Ink::Land, Some(edge));
        if region.discovered {
            picture.circle(x, y, 43.0, Ink::Land, Some(edge));
        }
        let assumed = |fact: &str| region.assumed.iter().any(|assumed| assumed == fact);
        let name = texts.text(&format!("region-{}", region.id));
        let name = if assumed("name") {
            format!("({name})")
        } else {
            name
        };
        picture.boxed((x - 37.0, y - 30.0, 74.0, 34.0), 13.5, Ink::Text, true, &name);
        let good = texts.text(&format!("good-{}", region.good));
        let good = if assumed("good") {
            format!("({good})")
        } else {
            good
        };
        picture.icon("good", x - 8.0, y + 4.0, 16.0, Ink::Gold);
        picture.boxed((x - 34.0, y + 18.0, 68.0, 20.0), 12.0, Ink::Muted, false, &good);
    }
    picture
}

/// The picture of an entry: the tile of a building.
pub(super) fn of_entry(key: &EntryKey, catalog: &Catalog, texts: &Texts) -> Option<Drawing> {
    let building = catalog
        .building(&key.id)
        .filter(|_| key.kind == kinds::BUILDING)?;
    Some(tile(building, catalog, texts))
}

/// The ink of an age.
fn ink_of_age(age: u16) -> Ink {
    match age {
        1 => Ink::First,
        2 => Ink::Second,
        _ => Ink::Third,
    }
}

/// A building as a small card: its age, its price, a sign for what it does, its points.
fn tile(building: &Building, catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(168.0, 124.0, texts, true);
    let age = ink_of_age(building.age);
    picture.rect((1.0, 1.0, 166.0, 122.0), 10.0, Ink::Paper, Some(age));
    picture.rect((1.0, 1.0, 166.0, 36.0), 10.0, age, None);
    picture.rect((1.0, 24.0, 166.0, 13.0), 0.0, age, None);
    let name = texts.text(&format!("building-{}", building.id));
    picture.boxed((8.0, 3.0, 152.0, 33.0), 14.0, Ink::OnColour, true, &name);
    let (icon, amount) = sign(&building.effect);
    match amount {
        Some(amount) => {
            picture.label((66.0, 83.0), 26.0, Ink::Text, true, Anchor::Middle, &amount);
            picture.icon(icon, 86.0, 52.0, 40.0, Ink::Text);
        }
        None => picture.icon(icon, 62.0, 48.0, 44.0, Ink::Text),
    }
    if let Some(price) = catalog.price(building.age) {
        let price = format!("${price}");
        picture.label((14.0, 114.0), 13.0, Ink::Muted, true, Anchor::Start, &price);
    }
    if building.points > 0 {
        picture.icon("points", 118.0, 99.0, 19.0, Ink::Gold);
        let points = building.points.to_string();
        picture.label((152.0, 114.0), 14.0, Ink::Text, true, Anchor::Middle, &points);
    }
    picture
}

/// The sign for what a building does, and how much of it.
fn sign(effect: &Effect) -> (&'static str, Option<String>) {
    let some = |amount: &u16| Some(amount.to_string());
    match effect {
        Effect::GainPieces { piece, amount, .. } => (icon_of_piece(piece), some(amount)),
        Effect::GainMoney { amount } => ("money", some(amount)),
        Effect::FreeDiscovery => ("discovery", None),
        Effect::CollectPerShip { amount } => ("ship", Some(format!("${amount}/"))),
        Effect::MissionaryColonists { amount } => ("missionary", Some(format!("+{amount}"))),
        Effect::AdvancePiece => ("move", None),
        Effect::DrawGoods { amount } => ("good", some(amount)),
        Effect::MoneyPerGood { amount, .. } => ("good", Some(format!("${amount}/"))),
        Effect::MoveSoldier { amount } => ("soldier", Some(format!("{amount} →"))),
        Effect::Defend { amount } => ("shield", Some(format!("+{amount}"))),
        Effect::MoveColonists { amount } => ("colonist", Some(format!("{amount} →"))),
        Effect::Points { amount, per, counted } => {
            let rate = if *per > 1 {
                format!("{amount}/{per}")
            } else {
                format!("{amount}/")
            };
            (icon_of_counted(*counted), Some(rate))
        }
    }
}

fn icon_of_piece(piece: &str) -> &'static str {
    match piece {
        "captain" => "captain",
        "merchant" => "merchant",
        "missionary" => "missionary",
        "soldier" => "soldier",
        _ => "colonist",
    }
}

fn icon_of_counted(counted: Counted) -> &'static str {
    match counted {
        Counted::Goods => "good",
        Counted::Pieces => "colonist",
        Counted::Ships => "ship",
        Counted::Soldiers => "soldier",
        Counted::Buildings => "buildings",
        Counted::Regions => "discovery",
        Counted::Dollars => "money",
    }
}

/// The cover: a ship under sail, a compass rose above it.
pub(super) fn cover(texts: &Texts) -> Drawing {
    let (width, height) = (600.0, 900.0);
    let mut picture = canvas(width, height, texts, false);
    picture.rect((0.0, 0.0, width, height), 0.0, Ink::Soft, None);
    picture.rect(
        (24.0, 24.0, width - 48.0, height - 48.0),
        12.0,
        Ink::Paper,
        Some(Ink::Accent),
    );
    picture.boxed(
        (60.0, 70.0, width - 120.0, 110.0),
        40.0,
        Ink::Text,
        true,
        &texts.text("picture-cover"),
    );
    picture.icon("discovery", 225.0, 200.0, 150.0, Ink::Gold);
    picture.rect((24.0, 610.0, width - 48.0, 200.0), 0.0, Ink::Sea, None);
    picture.icon("ship", 160.0, 370.0, 280.0, Ink::Accent);
    for wave in 0..3_u8 {
        let y = 660.0 + f32::from(wave) * 46.0;
        let points = (0..=26_u8).map(|step| {
            let x = 24.0 + f32::from(step) * 552.0 / 26.0;
            let up = if (step + wave) % 2 == 0 { 7.0 } else { -7.0 };
            (x, y + up)
        });
        picture.curve(points.collect(), Ink::Second, false);
    }
    let game = texts.text("game-title");
    picture.boxed((60.0, 818.0, width - 120.0, 48.0), 17.0, Ink::Muted, false, &game);
    picture
}
