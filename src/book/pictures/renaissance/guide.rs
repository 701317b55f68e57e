//! The pictures of the guide for a first game of Age of Renaissance: the box, the table laid out, a mat, a commodity
//! card, the slots of the order of play, and an attack step by step.

use super::canvas;
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::games::renaissance::catalog::Catalog;
use crate::l10n::Texts;

const WIDTH: f32 = 460.0;
/// The circles of a mat, one for each marker.
const CIRCLES: usize = 25;
/// The faces of a die.
const FACES: u16 = 6;

/// The drawing with this id; none if it is none of the guide.
pub(super) fn drawing(id: &str, catalog: &Catalog, texts: &Texts) -> Option<Drawing> {
    match id {
        "box" => Some(contents(catalog, texts)),
        "setup" => Some(setup(catalog, texts)),
        "mat" => Some(mat(catalog, texts)),
        "row" => row(catalog, texts),
        "slots" => Some(slots(catalog, texts)),
        "attack" => Some(attack(texts)),
        _ => None,
    }
}

/// A frame with words in it.
fn named(picture: &mut Drawing, place: (f32, f32, f32, f32), fill: Ink, name: &str) {
    let (x, y, w, h) = place;
    picture.rect(place, 5.0, fill, Some(Ink::Muted));
    picture.boxed((x + 3.0, y + 2.0, w - 6.0, h - 4.0), 14.2, Ink::Text, false, name);
}

fn die(picture: &mut Drawing, place: (f32, f32), inks: (Ink, Ink), face: &str) {
    let (x, y) = place;
    picture.rect((x, y, 32.0, 32.0), 6.0, inks.0, Some(Ink::Text));
    picture.label((x + 16.0, y + 23.0), 20.0, inks.1, true, Anchor::Middle, face);
}

/// The coloured die, the black one and the white one.
fn dice(picture: &mut Drawing, place: (f32, f32), faces: [&str; 3]) {
    let (x, y) = place;
    die(picture, (x, y), (Ink::Accent, Ink::OnAccent), faces[0]);
    die(picture, (x + 40.0, y), (Ink::Text, Ink::Paper), faces[1]);
    die(picture, (x + 80.0, y), (Ink::Paper, Ink::Text), faces[2]);
}

/// A token is square, a marker round; white on one side and coloured on the other.
fn token(picture: &mut Drawing, place: (f32, f32), side: Side, owner: Ink) {
    picture.rect((place.0, place.1, 22.0, 22.0), 2.0, side.fill(owner), Some(owner));
}

fn marker(picture: &mut Drawing, place: (f32, f32), side: Side, owner: Ink) {
    picture.circle(place.0, place.1, 13.0, side.fill(owner), Some(owner));
}

/// The side of a piece that lies up.
#[derive(Clone, Copy)]
enum Side {
    White,
    Coloured,
}

impl Side {
    fn fill(self, owner: Ink) -> Ink {
        match self {
            Self::White => Ink::Paper,
            Self::Coloured => owner,
        }
    }
}

/// Everything in the box, with how many there are of it.
fn contents(catalog: &Catalog, texts: &Texts) -> Drawing {
    let sets = u16::try_from(catalog.powers.len()).unwrap_or(u16::MAX);
    let of = |piece: &str| {
        let found = catalog.pieces.iter().find(|one| one.id == piece);
        found.map_or(0, |piece| piece.count * sets)
    };
    let on_tracks = ["misery-marker", "turn-marker", "ship-marker", "commodity-marker"];
    let on_tracks = on_tracks.into_iter().map(of).sum::<u16>();
    let things = [
        ("picture-box-map", 1),
        ("picture-box-tokens", of("token")),
        ("picture-box-markers", of("marker")),
        ("picture-box-tracks", on_tracks),
        ("picture-box-mats", sets),
        ("picture-box-cards", catalog.totals.cards),
        ("picture-box-dice", 3),
        ("picture-box-logs", 1),
    ];
    let (across, width, height) = (4_usize, WIDTH / 4.0, 118.0);
    let mut picture = canvas(WIDTH, height * 2.0, texts, true);
    for (at, (message, count)) in things.into_iter().enumerate() {
        let x = figure(at % across) * width + 3.0;
        let y = figure(at / across) * height + 2.0;
        picture.rect((x, y, width - 6.0, height - 6.0), 8.0, Ink::Soft, Some(Ink::Line));
        thing(message, (x + 10.0, y + 12.0), &mut picture);
        let place = (x + 78.0, y + 40.0);
        let number = count.to_string();
        picture.label(place, 26.0, Ink::Text, true, Anchor::Middle, &number);
        let below = (x + 3.0, y + 56.0, width - 12.0, 52.0);
        picture.boxed(below, 14.2, Ink::Text, false, &texts.text(message));
    }
    picture
}

/// What a thing of the box looks like, in a square of 40.
fn thing(message: &str, corner: (f32, f32), picture: &mut Drawing) {
    let (x, y) = corner;
    match message {
        "picture-box-tokens" => {
            token(picture, (x, y), Side::White, Ink::Second);
            token(picture, (x + 14.0, y + 14.0), Side::Coloured, Ink::Second);
        }
        "picture-box-markers" => {
            marker(picture, (x + 13.0, y + 13.0), Side::White, Ink::Second);
            marker(picture, (x + 26.0, y + 26.0), Side::Coloured, Ink::Second);
        }
        "picture-box-tracks" => {
            for (at, ink) in [Ink::Accent, Ink::First, Ink::Gold].into_iter().enumerate() {
                picture.circle(x + 8.0 + figure(at) * 12.0, y + 22.0, 8.0, ink, Some(Ink::Paper));
            }
        }
        "picture-box-cards" => {
            picture.rect((x + 12.0, y, 26.0, 36.0), 3.0, Ink::Paper, Some(Ink::Muted));
            picture.rect((x, y + 4.0, 26.0, 36.0), 3.0, Ink::Accent, Some(Ink::Paper));
        }
        "picture-box-dice" => {
            picture.rect((x, y + 12.0, 17.0, 17.0), 3.0, Ink::Accent, Some(Ink::Text));
            picture.rect((x + 20.0, y, 17.0, 17.0), 3.0, Ink::Text, Some(Ink::Text));
            picture.rect((x + 20.0, y + 22.0, 17.0, 17.0), 3.0, Ink::Paper, Some(Ink::Text));
        }
        "picture-box-map" => {
            picture.rect((x, y, 42.0, 40.0), 3.0, Ink::Sea, Some(Ink::Muted));
            let land = [
                (4.0, 8.0),
                (30.0, 4.0),
                (36.0, 20.0),
                (22.0, 22.0),
                (20.0, 34.0),
                (8.0, 28.0),
            ];
            let land = land.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
            picture.area(land, Ink::Land, Ink::Muted);
        }
        _ => {
            picture.rect((x + 2.0, y, 36.0, 40.0), 3.0, Ink::Paper, Some(Ink::Muted));
            for line in 0..4_usize {
                let y = y + 8.0 + figure(line) * 8.0;
                picture.line((x + 8.0, y), (x + 32.0, y), Ink::Muted, 1.5, false);
            }
        }
    }
}

/// The table before the first turn, with the numbers of the steps; like the board it runs from left to right.
fn setup(catalog: &Catalog, texts: &Texts) -> Drawing {
    let term = |id: &str| texts.text(&format!("term-{id}"));
    let mut picture = canvas(WIDTH, 384.0, texts, false);
    picture.rect((4.0, 4.0, 452.0, 232.0), 8.0, Ink::Sea, Some(Ink::Muted));
    picture.rect((118.0, 62.0, 224.0, 118.0), 40.0, Ink::Land, None);
    let name = texts.text("picture-box-map");
    picture.boxed((130.0, 92.0, 200.0, 24.0), 17.0, Ink::Text, true, &name);
    // From west to east: Barcelona, Genoa, Venice.
    let powers = [Ink::First, Ink::Second, Ink::Accent];
    for (at, ink) in powers.into_iter().enumerate() {
        picture.circle(180.0 + figure(at) * 56.0, 146.0, 13.0, ink, Some(Ink::Paper));
    }
    picture.mark((154.0, 132.0), 3);
    picture.mark((200.0, 128.0), 5);
    for (place, fill, id) in [
        ((16.0, 24.0, 92.0, 57.0), Ink::Soft, "draw-pile"),
        ((16.0, 92.0, 92.0, 58.0), Ink::Paper, "replay-pile"),
        ((16.0, 164.0, 92.0, 44.0), Ink::Paper, "leader-box"),
        ((352.0, 24.0, 96.0, 57.0), Ink::Soft, "order-table"),
        ((352.0, 92.0, 96.0, 57.0), Ink::Paper, "shipping-table"),
        ((352.0, 160.0, 96.0, 57.0), Ink::Paper, "commodity-log"),
    ] {
        named(&mut picture, place, fill, &term(id));
    }
    picture.mark((20.0, 22.0), 1);
    picture.mark((356.0, 22.0), 7);
    picture.mark((356.0, 158.0), 6);
    let name = term("misery-index");
    picture.boxed((120.0, 12.0, 220.0, 22.0), 14.2, Ink::Text, false, &name);
    for (space, number) in catalog.misery.spaces.iter().take(8).enumerate() {
        let x = 122.0 + figure(space) * 27.0;
        picture.rect((x, 36.0, 25.0, 22.0), 2.0, Ink::Paper, Some(Ink::Muted));
        let number = number.to_string();
        picture.label((x + 12.5, 52.0), 14.2, Ink::Text, false, Anchor::Middle, &number);
    }
    picture.mark((122.0, 34.0), 6);
    for (player, ink) in powers.into_iter().enumerate() {
        let x = 6.0 + figure(player) * 151.0;
        small_mat((x, 248.0), ink, texts, &mut picture);
    }
    // What everybody does with a mat is numbered on one of them.
    picture.mark((16.0, 254.0), 2);
    picture.mark((16.0, 279.0), 4);
    picture
}

/// A mat as it lies before the first turn: the first marker has left its circle.
fn small_mat(corner: (f32, f32), ink: Ink, texts: &Texts, picture: &mut Drawing) {
    let (x, y) = corner;
    let term = |id: &str| texts.text(&format!("term-{id}"));
    picture.rect((x, y, 146.0, 130.0), 6.0, Ink::Soft, Some(ink));
    picture.boxed(
        (x + 22.0, y + 2.0, 102.0, 22.0),
        14.2,
        Ink::Text,
        true,
        &term("mat"),
    );
    for at in 0..CIRCLES {
        let fill = if at == 0 { Ink::Paper } else { ink };
        let place = (x + 29.0 + figure(at % 9) * 11.0, y + 30.0 + figure(at / 9) * 11.0);
        picture.circle(place.0, place.1, 4.5, fill, Some(ink));
    }
    for (line, name) in ["stock", "expansion-box"].into_iter().enumerate() {
        let y = y + 62.0 + figure(line) * 33.0;
        let fill = if line == 0 { ink } else { Ink::Paper };
        picture.rect((x + 8.0, y + 4.0, 20.0, 20.0), 2.0, fill, Some(ink));
        let place = (x + 32.0, y - 3.0, 110.0, 34.5);
        picture.boxed(place, 14.2, Ink::Text, false, &term(name));
    }
}

/// A mat: stock, expansion box, and the circles under the markers with the income they uncover.
fn mat(catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(WIDTH, 276.0, texts, false);
    picture.rect((4.0, 4.0, 452.0, 268.0), 8.0, Ink::Soft, Some(Ink::Muted));
    for (part, name) in ["stock", "expansion-box"].into_iter().enumerate() {
        let x = 18.0 + figure(part) * 218.0;
        picture.rect((x, 18.0, 206.0, 88.0), 6.0, Ink::Paper, Some(Ink::Line));
        let words = texts.text(&format!("term-{name}"));
        picture.boxed((x + 26.0, 22.0, 174.0, 26.0), 15.0, Ink::Text, true, &words);
        let side = if part == 0 { Side::Coloured } else { Side::White };
        for at in 0..6_usize {
            let place = (x + 14.0 + figure(at) * 31.0, 62.0);
            token(&mut picture, place, side, Ink::Second);
        }
        picture.mark((x + 14.0, 32.0), part + 1);
    }
    let upper = catalog.seatings.iter().find(|seating| seating.players == 3);
    let lower = catalog.seatings.iter().find(|seating| seating.players == 4);
    let uncovered = 5_usize;
    let circle = |at: usize| (34.0 + figure(at % 9) * 49.0, 140.0 + figure(at / 9) * 49.0);
    for provinces in 1..=CIRCLES {
        let (x, y) = circle(provinces - 1);
        if provinces > uncovered {
            picture.circle(x, y, 21.0, Ink::Second, Some(Ink::Paper));
            continue;
        }
        let edge = if provinces == uncovered {
            Ink::Accent
        } else {
            Ink::Muted
        };
        picture.circle(x, y, 21.0, Ink::Paper, Some(edge));
        for (seating, below) in [(upper, -3.0), (lower, 13.0)] {
            let income = seating.and_then(|seating| seating.income.get(provinces));
            let income = income.map_or(String::new(), ToString::to_string);
            picture.label((x, y + below), 15.0, Ink::Text, true, Anchor::Middle, &income);
        }
    }
    for (at, number) in [(uncovered - 1, 3), (uncovered, 4)] {
        let (x, y) = circle(at);
        picture.mark((x + 17.0, y - 19.0), number);
    }
    picture
}

/// The boxes of the card for cloth, from left to right as printed: two provinces, the same in a shortage and in a
/// surplus.
fn row(catalog: &Catalog, texts: &Texts) -> Option<Drawing> {
    let cloth = catalog.commodities.iter().find(|item| item.id == "cloth")?;
    let mut picture = canvas(WIDTH, 176.0, texts, false);
    picture.rect((4.0, 4.0, 452.0, 168.0), 8.0, Ink::Soft, Some(Ink::Muted));
    let name = texts.text("commodity-cloth");
    picture.boxed((14.0, 10.0, 432.0, 28.0), 19.0, Ink::Accent, true, &name);
    for (at, paid) in cloth.payouts.iter().take(6).enumerate() {
        let x = 16.0 + figure(at) * 72.0;
        let is_pointed = at == 1;
        let edge = if is_pointed { Ink::Accent } else { Ink::Line };
        let fill = if is_pointed { Ink::Mark } else { Ink::Paper };
        picture.rect((x, 44.0, 68.0, 62.0), 6.0, fill, Some(edge));
        let number = (at + 1).to_string();
        picture.label((x + 34.0, 64.0), 15.0, Ink::Muted, true, Anchor::Middle, &number);
        let paid = format!("${paid}");
        picture.label((x + 34.0, 94.0), 21.0, Ink::Text, true, Anchor::Middle, &paid);
    }
    for (to, width, word) in [(194.0, 140.0, "shortage"), (50.0, 88.0, "surplus")] {
        picture.line((122.0, 108.0), (to, 124.0), Ink::Accent, 2.5, false);
        picture.circle(to, 124.0, 4.0, Ink::Accent, None);
        let words = texts.text(&format!("term-{word}"));
        let below = (to - width / 2.0, 130.0, width, 34.0);
        picture.boxed(below, 16.0, Ink::Text, false, &words);
    }
    Some(picture)
}

/// How often an attack without any advantage succeeds from each slot, and which slots are used.
fn slots(catalog: &Catalog, texts: &Texts) -> Drawing {
    let (names, cell, row) = (118.0, 56.0, 34.0);
    let height = 130.0 + row * figure(catalog.seatings.len());
    let mut picture = canvas(WIDTH, height, texts, true);
    let title = texts.text("term-order-slot");
    picture.boxed((6.0, 6.0, names - 12.0, 32.0), 15.0, Ink::Text, true, &title);
    for slot in 1..=FACES {
        let x = names + cell * (f32::from(slot) - 0.5);
        picture.circle(x, 22.0, 15.0, Ink::Accent, None);
        let number = slot.to_string();
        picture.label((x, 28.0), 18.0, Ink::OnAccent, true, Anchor::Middle, &number);
        // Lost if the coloured die is not above the slot and black is not above white: 21 of 36.
        let percent = 100.0 * (1.0 - f32::from(slot) / 6.0 * 21.0 / 36.0);
        let bar = percent * 0.6;
        picture.rect((x - 16.0, 104.0 - bar, 32.0, bar), 2.0, Ink::Gold, None);
        let percent = format!("{}%", percent.round());
        picture.label((x, 121.0), 15.0, Ink::Text, true, Anchor::Middle, &percent);
    }
    for (at, seating) in catalog.seatings.iter().enumerate() {
        let y = 130.0 + figure(at) * row;
        picture.rect((2.0, y, WIDTH - 4.0, row - 3.0), 5.0, Ink::Soft, None);
        let name = texts.text(&format!("fact-with-{}", seating.players));
        picture.boxed((6.0, y, names - 12.0, row - 3.0), 15.0, Ink::Text, true, &name);
        for slot in seating.slots.iter() {
            let x = names + cell * (f32::from(*slot) - 0.5);
            picture.circle(x, y + 15.5, 9.0, Ink::Second, None);
        }
    }
    picture
}

/// An attack on a marker in Rome, step by step: the defence, the tokens, the dice, the result.
fn attack(texts: &Texts) -> Drawing {
    let mut picture = canvas(WIDTH, 316.0, texts, true);
    let strip = |picture: &mut Drawing, number: usize| {
        let y = 4.0 + figure(number - 1) * 78.0;
        picture.rect((4.0, y, 452.0, 72.0), 7.0, Ink::Soft, Some(Ink::Line));
        picture.mark((22.0, y + 36.0), number);
        y
    };
    let armor = texts.text("card-armor");
    let market = texts.text("term-market-number");
    let nationalism = texts.text("advance-nationalism");
    let marker_name = texts.text("picture-attack-marker");
    let defence = texts.text("picture-attack-defence");
    let y = strip(&mut picture, 1);
    sum(
        &mut picture,
        y,
        &[("4", &marker_name), ("+ 1", &armor)],
        ("= 5", &defence),
    );
    let y = strip(&mut picture, 2);
    sum(
        &mut picture,
        y,
        &[("5", &defence), ("+ 4", &market), ("− 1", &nationalism)],
        ("= 8", &texts.text("picture-attack-tokens")),
    );
    let y = strip(&mut picture, 3);
    dice(&mut picture, (50.0, y + 20.0), ["4", "2", "5"]);
    let place = (180.0, y + 4.0, 268.0, 64.0);
    picture.boxed(place, 16.0, Ink::Text, false, &texts.text("picture-attack-roll"));
    let y = strip(&mut picture, 4);
    for at in 0..8_usize {
        let place = (46.0 + figure(at) * 9.0, y + 25.0);
        token(&mut picture, place, Side::White, Ink::Accent);
    }
    picture.icon("move", 142.0, y + 26.0, 20.0, Ink::Muted);
    marker(&mut picture, (184.0, y + 36.0), Side::White, Ink::Accent);
    let place = (204.0, y + 4.0, 246.0, 64.0);
    picture.boxed(
        place,
        16.0,
        Ink::Text,
        false,
        &texts.text("picture-attack-result"),
    );
    picture
}

/// Figures with what they stand for below, and what they come to; a sum runs from left to right in every language.
fn sum(picture: &mut Drawing, y: f32, parts: &[(&str, &str)], total: (&str, &str)) {
    let columns: Vec<_> = parts.iter().copied().chain([total]).collect();
    let width = 414.0 / figure(columns.len());
    for (at, (number, words)) in columns.iter().enumerate() {
        let ink = if at == parts.len() { Ink::Accent } else { Ink::Text };
        let place = if picture.is_mirrored() {
            parts.len() - at
        } else {
            at
        };
        let x = 40.0 + figure(place) * width;
        let middle = (x + width / 2.0, y + 28.0);
        picture.label(middle, 22.0, ink, true, Anchor::Middle, number);
        let below = (x + 2.0, y + 34.0, width - 4.0, 36.0);
        picture.boxed(below, 14.2, Ink::Text, false, words);
    }
}
