//! The table before the first turn, for three, with the numbers of the steps.

use super::{WIDTH, canvas, icon_of_good, ink_of_good};
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::core::Readings;
use crate::games::discovery::catalog::Catalog;
use crate::games::discovery::state::Rulebook;
use crate::l10n::Texts;

const PLAYERS: usize = 3;

pub(super) fn setup(catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(WIDTH, 462.0, texts, true);
    picture.rect((2.0, 2.0, WIDTH - 4.0, 352.0), 8.0, Ink::Sea, Some(Ink::Muted));
    buildings(&mut picture, texts);
    regions(&mut picture, catalog, texts);
    tracks(&mut picture, texts);
    boxes(&mut picture, catalog, texts);
    players(&mut picture, catalog, texts);
    picture
}

/// Five tiles at the top of the board.
fn buildings(picture: &mut Drawing, texts: &Texts) {
    let name = texts.text("age-1");
    for tile in 0..5_usize {
        let x = 14.0 + figure(tile) * 76.0;
        picture.rect((x, 12.0, 70.0, 46.0), 4.0, Ink::Paper, Some(Ink::First));
        picture.icon("buildings", x + 25.0, 14.0, 20.0, Ink::First);
        picture.boxed((x + 2.0, 36.0, 66.0, 18.0), 14.0, Ink::Text, false, &name);
    }
    picture.mark((14.0, 14.0), 7);
}

/// Nine regions: a token face down everywhere but in the first, a good in each.
fn regions(picture: &mut Drawing, catalog: &Catalog, texts: &Texts) {
    for (at, region) in catalog.regions.iter().take(9).enumerate() {
        let (x, y) = (12.0 + figure(at % 3) * 74.0, 72.0 + figure(at / 3) * 92.0);
        picture.rect((x, y, 70.0, 86.0), 5.0, Ink::Land, Some(Ink::Line));
        let name = texts.text(&format!("region-{}", region.id));
        picture.boxed((x + 2.0, y + 2.0, 66.0, 34.0), 13.0, Ink::Text, false, &name);
        let is_open = at == 0;
        if !is_open {
            picture.circle(x + 20.0, y + 64.0, 15.0, Ink::Soft, Some(Ink::Muted));
            picture.label((x + 20.0, y + 70.0), 17.0, Ink::Muted, true, Anchor::Middle, "?");
        }
        let good = region.good.as_ref();
        picture.icon(icon_of_good(good), x + 44.0, y + 60.0, 20.0, ink_of_good(good));
    }
    picture.mark((121.0, 127.0), 4);
    picture.mark((66.0, 120.0), 5);
}

/// The order of the first turn, and the track of the turns with a ship on the first.
fn tracks(picture: &mut Drawing, texts: &Texts) {
    row(picture, 72.0, &texts.text("box-turn-order"));
    for (at, ink) in [Ink::Second, Ink::Accent, Ink::First].into_iter().enumerate() {
        let x = 256.0 + figure(at) * 30.0;
        picture.circle(x, 106.0, 12.0, ink, Some(Ink::Paper));
        picture.icon("colonist", x - 9.0, 97.0, 18.0, Ink::OnColour);
    }
    picture.mark((386.0, 80.0), 3);
    row(picture, 126.0, &texts.text("picture-setup-turn-track"));
    for turn in 0..8_usize {
        let x = 245.0 + figure(turn) * 17.0;
        picture.rect((x, 148.0, 16.0, 22.0), 2.0, Ink::Paper, Some(Ink::Muted));
        if turn == 0 {
            picture.icon("ship", x - 1.0, 150.0, 18.0, Ink::Text);
            continue;
        }
        let number = (turn + 1).to_string();
        picture.label((x + 8.0, 164.0), 13.0, Ink::Text, false, Anchor::Middle, &number);
    }
    picture.mark((386.0, 134.0), 8);
}

/// A field for a box or a track, with its name.
fn row(picture: &mut Drawing, y: f32, name: &str) {
    picture.rect((236.0, y, 154.0, 50.0), 5.0, Ink::Soft, Some(Ink::Muted));
    picture.boxed((240.0, y + 1.0, 134.0, 20.0), 14.0, Ink::Text, true, name);
}

/// The boxes in which something lies at the start: goods, and ships.
fn boxes(picture: &mut Drawing, catalog: &Catalog, texts: &Texts) {
    row(picture, 188.0, &texts.text("box-dock"));
    let open = Rulebook::new(catalog, Readings::default()).dock_spaces(PLAYERS);
    for space in 0..=open {
        let x = 244.0 + figure(space) * 23.0;
        picture.rect((x, 211.0, 20.0, 22.0), 2.0, Ink::Paper, Some(Ink::Muted));
        if space == open {
            picture.icon("ship", x - 2.0, 210.0, 24.0, Ink::Text);
        } else {
            let number = (space + 1).to_string();
            picture.label((x + 10.0, 227.0), 14.0, Ink::Text, false, Anchor::Middle, &number);
        }
    }
    picture.mark((386.0, 196.0), 8);
    row(picture, 242.0, &texts.text("box-goods"));
    for (at, good) in catalog.goods.iter().take(4).enumerate() {
        let x = 250.0 + figure(at) * 32.0;
        picture.icon(icon_of_good(&good.id), x, 265.0, 22.0, ink_of_good(&good.id));
    }
    picture.mark((386.0, 250.0), 6);
    row(picture, 296.0, &texts.text("box-shipping"));
    picture.icon("ship", 250.0, 318.0, 24.0, Ink::Text);
    picture.mark((386.0, 304.0), 8);
}

/// What lies in front of the player who was drawn first, and what lies beside the board.
fn players(picture: &mut Drawing, catalog: &Catalog, texts: &Texts) {
    picture.rect((2.0, 360.0, 280.0, 100.0), 8.0, Ink::Soft, Some(Ink::Second));
    picture.mark((20.0, 378.0), 1);
    picture.boxed(
        (36.0, 364.0, 90.0, 28.0),
        14.0,
        Ink::Text,
        true,
        &texts.text("term-supply"),
    );
    let pieces = ["colonist", "captain", "merchant", "missionary", "soldier"];
    for (at, piece) in pieces.into_iter().enumerate() {
        let (x, y) = (16.0 + figure(at % 3) * 34.0, 396.0 + figure(at / 3) * 30.0);
        picture.icon(piece, x, y, 24.0, Ink::Second);
    }
    picture.mark((150.0, 378.0), 2);
    picture.boxed(
        (166.0, 364.0, 112.0, 28.0),
        14.0,
        Ink::Text,
        true,
        &texts.text("term-hand"),
    );
    picture.icon("money", 146.0, 396.0, 22.0, Ink::Gold);
    let money = format!("${}", catalog.numbers.start_money);
    picture.label((174.0, 413.0), 16.0, Ink::Text, true, Anchor::Start, &money);
    picture.mark((232.0, 408.0), 3);
    for colonist in 0..usize::from(catalog.numbers.start_colonists) {
        picture.icon(
            "colonist",
            144.0 + figure(colonist) * 26.0,
            426.0,
            24.0,
            Ink::Second,
        );
    }
    picture.rect((290.0, 360.0, 108.0, 100.0), 8.0, Ink::Paper, Some(Ink::Muted));
    picture.icon("discovery", 331.0, 368.0, 26.0, Ink::Gold);
    let cards = texts.text("term-discovery-deck");
    picture.boxed((296.0, 398.0, 96.0, 56.0), 14.0, Ink::Text, false, &cards);
    picture.mark((304.0, 374.0), 9);
}
