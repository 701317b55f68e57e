//! The cover: a town hall by the sea, and a trade route from market to market.

use super::canvas;
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::l10n::Texts;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 900.0;

pub(in crate::book::pictures) fn cover(texts: &Texts) -> Drawing {
    let mut picture = canvas(WIDTH, HEIGHT, texts, false);
    picture.rect((0.0, 0.0, WIDTH, HEIGHT), 0.0, Ink::Soft, None);
    let page = (24.0, 24.0, WIDTH - 48.0, HEIGHT - 48.0);
    picture.rect(page, 12.0, Ink::Paper, Some(Ink::Accent));
    let title = texts.text("picture-cover");
    picture.boxed((60.0, 60.0, WIDTH - 120.0, 130.0), 46.0, Ink::Text, true, &title);
    hall(&mut picture);
    route(&mut picture);
    picture
}

/// A gable on five columns.
fn hall(picture: &mut Drawing) {
    let gable = vec![(120.0, 330.0), (300.0, 230.0), (480.0, 330.0)];
    picture.area(gable, Ink::Accent, Ink::Accent);
    picture.circle(300.0, 292.0, 20.0, Ink::Gold, None);
    picture.rect((130.0, 338.0, 340.0, 24.0), 0.0, Ink::Gold, None);
    for column in 0..5_usize {
        let x = 146.0 + figure(column) * 70.0;
        picture.rect((x - 6.0, 366.0, 40.0, 12.0), 2.0, Ink::Accent, None);
        picture.rect((x, 378.0, 28.0, 160.0), 0.0, Ink::Land, Some(Ink::Muted));
        picture.rect((x - 6.0, 538.0, 40.0, 12.0), 2.0, Ink::Accent, None);
    }
    picture.rect((110.0, 550.0, 380.0, 18.0), 0.0, Ink::Gold, None);
    picture.rect((90.0, 568.0, 420.0, 22.0), 0.0, Ink::Land, Some(Ink::Muted));
}

/// Markets with their numbers, joined across the sea.
fn route(picture: &mut Drawing) {
    picture.rect((24.0, 610.0, WIDTH - 48.0, 240.0), 0.0, Ink::Sea, None);
    let markets = [
        (92.0, 770.0, "2"),
        (206.0, 690.0, "4"),
        (318.0, 760.0, "3"),
        (420.0, 680.0, "5"),
        (512.0, 770.0, "2"),
    ];
    for pair in markets.windows(2) {
        if let [from, to] = pair {
            picture.line((from.0, from.1), (to.0, to.1), Ink::Second, 4.0, true);
        }
    }
    for (at, (x, y, number)) in markets.into_iter().enumerate() {
        let held = at % 2 == 0;
        let fill = if held { Ink::Accent } else { Ink::Paper };
        picture.circle(x, y, 30.0, fill, Some(Ink::Text));
        let ink = if held { Ink::OnAccent } else { Ink::Text };
        picture.label((x, y + 11.0), 30.0, ink, true, Anchor::Middle, number);
    }
}
