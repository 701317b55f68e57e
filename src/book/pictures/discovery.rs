//! The pictures of Age of Discovery.

mod chart;
mod setup;
mod table;
mod things;

pub(super) use table::{part_of_example, position};
pub(super) use things::of_entry;

use chart::odds;
use things::{icon_of_good, ink_of_age, ink_of_good};

use super::drawing::{Anchor, Drawing, Ink, figure, fitting};
use crate::book::outline::Outline;
use crate::games::discovery::catalog::{Box as EventBox, Catalog};
use crate::l10n::Texts;

/// The drawing with this id.
pub(super) fn drawing(id: &str, catalog: &Catalog, outline: &Outline, texts: &Texts) -> Option<Drawing> {
    match id {
        "turn" => Some(turn(catalog, texts)),
        "boxes" => Some(boxes(catalog, Doubts::Marked, texts)),
        "learn-boxes" => Some(boxes(catalog, Doubts::Unmarked, texts)),
        "setup" => Some(setup::setup(catalog, texts)),
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

/// How wide pictures are that are read on a phone.
const WIDTH: f32 = 400.0;

/// The ten phases two by two, and below them the turns by age.
fn turn(catalog: &Catalog, texts: &Texts) -> Drawing {
    let rows = catalog.phases.len().div_ceil(2);
    let (width, height) = (WIDTH / 2.0, 40.0);
    let turns_at = figure(rows) * height + 10.0;
    let mut picture = canvas(WIDTH, turns_at + 138.0, texts, true);
    let names: Vec<String> = catalog
        .phases
        .iter()
        .map(|phase| texts.text(&format!("phase-{}", phase.id)))
        .collect();
    let room = (width - 46.0, height - 6.0);
    let sizes = names.iter().map(|name| fitting(name, room, 14.0, false).0);
    let size = sizes.fold(14.0, f32::min);
    for (at, (phase, name)) in catalog.phases.iter().zip(&names).enumerate() {
        let x = 2.0 + figure(at / rows) * width;
        let y = 2.0 + figure(at % rows) * height;
        // What the players do stands out from what is only tidied up.
        let fill = if at < 4 { Ink::Accent } else { Ink::Muted };
        picture.rect((x, y, width - 4.0, height - 4.0), 6.0, Ink::Soft, None);
        picture.rect((x, y, 30.0, height - 4.0), 6.0, fill, None);
        let label = (x + 15.0, y + height / 2.0 + 4.0);
        picture.label(label, 17.0, Ink::OnAccent, true, Anchor::Middle, &phase.letter);
        let room = (x + 34.0, y, width - 42.0, height - 4.0);
        picture.boxed(room, size, Ink::Text, false, name);
    }
    turns(catalog, turns_at, texts, &mut picture);
    picture
}

/// The turns by age, with a laurel where colonies are scored.
fn turns(catalog: &Catalog, top: f32, texts: &Texts, picture: &mut Drawing) {
    let width = (WIDTH - 2.0) / f32::from(catalog.numbers.turns);
    for age in catalog.ages.iter() {
        let number = age.id.parse().unwrap_or(1);
        let (Some(first), Some(last)) = (age.turns.first(), age.turns.last()) else {
            continue;
        };
        let x = 2.0 + f32::from(first - 1) * width;
        let whole = f32::from(last - first + 1) * width - 4.0;
        let room = (x, top, whole, 28.0);
        picture.rect(room, 6.0, ink_of_age(number), None);
        picture.boxed(room, 14.0, Ink::OnColour, true, &age_name(number, texts));
        for turn in age.turns.iter() {
            let x = 2.0 + f32::from(turn - 1) * width;
            picture.rect((x, top + 32.0, width - 4.0, 96.0), 6.0, Ink::Soft, None);
            let middle = x + (width - 4.0) / 2.0;
            let scores = turn == last;
            let y = top + if scores { 68.0 } else { 88.0 };
            let number = turn.to_string();
            picture.label((middle, y), 26.0, Ink::Text, true, Anchor::Middle, &number);
            if scores {
                picture.icon("points", middle - 18.0, top + 82.0, 36.0, Ink::Gold);
            }
        }
    }
}

/// The height of an event box: its name above its spaces.
const BOX: f32 = 66.0;
/// How wide a numbered space is.
const SPACE: f32 = 27.0;
/// How many squares stand side by side.
const SQUARES_ACROSS: usize = 3;

/// Whether numbers that no source confirms are marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubts {
    /// For reference.
    Marked,
    /// For a first game: the printed board settles them.
    Unmarked,
}

/// The event boxes from top to bottom with their spaces.
fn boxes(catalog: &Catalog, doubts: Doubts, texts: &Texts) -> Drawing {
    let events: Vec<_> = catalog.boxes.iter().filter(|item| item.event).collect();
    let height_of = |item: &EventBox| {
        let rows = item.squares.len().div_ceil(SQUARES_ACROSS).max(1);
        BOX + figure(rows - 1) * 30.0
    };
    let height: f32 = events.iter().map(|item| height_of(item)).sum();
    let mut picture = canvas(WIDTH, height + 4.0, texts, true);
    let mut y = 2.0;
    for (at, item) in events.iter().enumerate() {
        let height = height_of(item);
        picture.rect(
            (2.0, y, WIDTH - 4.0, height - 4.0),
            6.0,
            Ink::Soft,
            Some(Ink::Line),
        );
        picture.circle(20.0, y + 17.0, 12.0, Ink::Accent, None);
        let number = (at + 1).to_string();
        picture.label(
            (20.0, y + 22.0),
            14.0,
            Ink::OnAccent,
            true,
            Anchor::Middle,
            &number,
        );
        picture.icon(icon_of_box(&item.id), 40.0, y + 6.0, 22.0, Ink::Text);
        let name = texts.text(&format!("box-{}", item.id));
        picture.label((70.0, y + 22.0), 15.0, Ink::Text, true, Anchor::Start, &name);
        spaces(item, doubts, y + 32.0, &mut picture, texts);
        y += height;
    }
    picture
}

fn spaces(item: &EventBox, doubts: Doubts, y: f32, picture: &mut Drawing, texts: &Texts) {
    let is_assumed = doubts == Doubts::Marked && item.assumed.iter().any(|fact| fact == "spaces");
    if !item.squares.is_empty() {
        let width = (WIDTH - 16.0) / figure(SQUARES_ACROSS);
        for (at, square) in item.squares.iter().enumerate() {
            let x = 8.0 + figure(from_the_left(at % SQUARES_ACROSS, SQUARES_ACROSS, picture)) * width;
            let room = (x, y + figure(at / SQUARES_ACROSS) * 30.0, width - 4.0, 26.0);
            picture.rect(room, 4.0, Ink::Paper, Some(Ink::Line));
            let name = texts.text(&name_of_square(square));
            picture.boxed(room, 13.0, Ink::Text, false, &name);
        }
        return;
    }
    let Some(number) = item.spaces else {
        picture.rect((8.0, y, WIDTH - 16.0, 26.0), 4.0, Ink::Paper, Some(Ink::Line));
        let limit = if is_assumed { "∞ ?" } else { "∞" };
        picture.label(
            (WIDTH / 2.0, y + 19.0),
            16.0,
            Ink::Muted,
            false,
            Anchor::Middle,
            limit,
        );
        return;
    };
    let labels = (1..=number).map(|space| space.to_string());
    let labels: Vec<String> = labels.chain(item.extra.iter().map(ToString::to_string)).collect();
    for (at, label) in labels.iter().enumerate() {
        let x = 8.0 + figure(from_the_left(at, labels.len(), picture)) * SPACE;
        picture.rect((x, y, SPACE - 3.0, 26.0), 4.0, Ink::Paper, Some(Ink::Line));
        let middle = (x + (SPACE - 3.0) / 2.0, y + 18.0);
        picture.label(middle, 13.5, Ink::Text, false, Anchor::Middle, label);
    }
    if is_assumed {
        let x = 8.0 + figure(labels.len()) * SPACE + 8.0;
        picture.label((x, y + 18.0), 15.0, Ink::Muted, false, Anchor::Middle, "?");
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
    let mut picture = canvas(WIDTH, row * figure(catalog.sets.len()) + 2.0, texts, true);
    let goods = ["sugar", "tobacco", "rice"];
    for (at, set) in catalog.sets.iter().enumerate() {
        let y = 2.0 + figure(at) * row;
        picture.rect((2.0, y, WIDTH - 4.0, row - 6.0), 8.0, Ink::Soft, None);
        for member in 0..set.size {
            let x = 38.0 + f32::from(member) * 64.0;
            if set.alike && set.size == 3 && member == 2 {
                picture.icon("ship", x - 20.0, y + 8.0, 40.0, Ink::Text);
                continue;
            }
            let good = if set.alike {
                goods[0]
            } else {
                goods[usize::from(member) % goods.len()]
            };
            picture.circle(x, y + 28.0, 24.0, Ink::Paper, Some(Ink::Muted));
            picture.icon(icon_of_good(good), x - 16.0, y + 12.0, 32.0, ink_of_good(good));
        }
        picture.icon("money", 296.0, y + 14.0, 28.0, Ink::Gold);
        let pays = format!("${}", set.income);
        picture.label((354.0, y + 36.0), 22.0, Ink::Text, true, Anchor::Middle, &pays);
    }
    picture
}

/// The regions and their borders.
fn map(catalog: &Catalog, outline: &Outline, texts: &Texts) -> Drawing {
    let (width, height) = (WIDTH, 660.0);
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
        picture.circle(x, y, 50.0, Ink::Land, Some(edge));
        if region.discovered {
            picture.circle(x, y, 47.0, Ink::Land, Some(edge));
        }
        let assumed = |fact: &str| region.assumed.iter().any(|assumed| assumed == fact);
        let name = texts.text(&format!("region-{}", region.id));
        let name = if assumed("name") {
            format!("({name})")
        } else {
            name
        };
        picture.boxed((x - 45.0, y - 34.0, 90.0, 36.0), 14.0, Ink::Text, true, &name);
        let good = texts.text(&format!("good-{}", region.good));
        let good = if assumed("good") {
            format!("({good})")
        } else {
            good
        };
        let (icon, ink) = (icon_of_good(&region.good), ink_of_good(&region.good));
        picture.icon(icon, x - 9.0, y + 3.0, 18.0, ink);
        picture.boxed((x - 38.0, y + 21.0, 76.0, 20.0), 12.5, Ink::Text, false, &good);
    }
    picture
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
