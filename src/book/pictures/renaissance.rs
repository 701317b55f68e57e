//! The pictures of Age of Renaissance: the turn, the map and its areas, advances, payouts, the misery index.

mod cover;
mod guide;
mod names;
mod table;

pub(super) use cover::cover;
pub(super) use table::position;

use super::drawing::{Anchor, Drawing, Ink, figure};
use crate::book::outline::{Outline, PlaceOnMap};
use crate::games::renaissance::catalog::{Catalog, Province, ProvinceType};
use crate::games::renaissance::state::AdvanceId;
use crate::l10n::Texts;
use names::{Look, Names};

/// The drawing with this id; `map-vii` is the part of the map with area VII.
pub(super) fn drawing(id: &str, catalog: &Catalog, outline: &Outline, texts: &Texts) -> Option<Drawing> {
    match id {
        "turn" => Some(turn(catalog, texts)),
        "map" => Some(Map::whole(catalog, outline, texts).drawn()),
        "advances" => Some(advances(catalog, texts)),
        "payouts" => Some(payouts(catalog, texts)),
        "misery" => Some(misery(catalog, texts)),
        _ => {
            let Some(area) = id.strip_prefix("map-") else {
                return guide::drawing(id, catalog, texts);
            };
            Map::of_area(area, catalog, outline, texts).map(Map::drawn)
        }
    }
}

fn canvas(width: f32, height: f32, texts: &Texts, follows_text: bool) -> Drawing {
    Drawing::new(width, height, texts.language().is_right_to_left(), follows_text)
}

/// The seven phases, those that everybody plays at once set apart.
fn turn(catalog: &Catalog, texts: &Texts) -> Drawing {
    let phases: Vec<_> = catalog
        .phases
        .iter()
        .filter(|phase| phase.number.is_some())
        .collect();
    let row = 40.0;
    let mut picture = canvas(420.0, row * figure(phases.len()) + 4.0, texts, true);
    for (at, phase) in phases.iter().enumerate() {
        let y = 2.0 + figure(at) * row;
        let fill = if phase.simultaneous {
            Ink::Muted
        } else {
            Ink::Accent
        };
        picture.rect((2.0, y, 416.0, row - 4.0), 6.0, Ink::Soft, None);
        picture.rect((2.0, y, 40.0, row - 4.0), 6.0, fill, None);
        let number = phase.number.unwrap_or_default().to_string();
        picture.label(
            (22.0, y + 24.0),
            17.0,
            Ink::OnAccent,
            true,
            Anchor::Middle,
            &number,
        );
        let name = texts.text(&format!("phase-{}", phase.id));
        picture.boxed((52.0, y, 360.0, row - 4.0), 16.0, Ink::Text, false, &name);
    }
    picture
}

/// The advances in columns by category: letter, name, cost, and the letters that must come first.
fn advances(catalog: &Catalog, texts: &Texts) -> Drawing {
    let most = |category: &str| {
        let of_category = catalog
            .advances
            .iter()
            .filter(|advance| advance.category == category);
        of_category.count()
    };
    let rows = catalog
        .categories
        .iter()
        .map(|category| most(&category.id))
        .max()
        .unwrap_or(0);
    let (width, row, head) = (160.0, 64.0, 34.0);
    let across = 3_usize;
    let block = head + row * figure(rows) + 14.0;
    let blocks = catalog.categories.len().div_ceil(across);
    let mut picture = canvas(width * figure(across), block * figure(blocks), texts, true);
    for (at, category) in catalog.categories.iter().enumerate() {
        let x = figure(at % across) * width;
        let top = figure(at / across) * block;
        picture.rect((x + 2.0, top, width - 4.0, head - 4.0), 6.0, Ink::Accent, None);
        let name = texts.text(&format!("category-{}", category.id));
        let place = (x + 6.0, top, width - 12.0, head - 4.0);
        picture.boxed(place, 14.0, Ink::OnAccent, true, &name);
        let of_category = catalog
            .advances
            .iter()
            .filter(|advance| advance.category == category.id);
        for (line, advance) in of_category.enumerate() {
            let y = top + head + figure(line) * row;
            picture.rect(
                (x + 2.0, y, width - 4.0, row - 4.0),
                6.0,
                Ink::Soft,
                Some(Ink::Line),
            );
            picture.circle(x + 20.0, y + 20.0, 13.0, Ink::Paper, Some(Ink::Accent));
            picture.label(
                (x + 20.0, y + 25.0),
                14.0,
                Ink::Text,
                true,
                Anchor::Middle,
                &advance.letter,
            );
            let name = texts.text(&format!("advance-{}", advance.id));
            picture.boxed(
                (x + 38.0, y + 2.0, width - 46.0, 36.0),
                13.0,
                Ink::Text,
                true,
                &name,
            );
            let mut figures = format!("${}", advance.cost);
            if !advance.prerequisites.is_empty() {
                let letters = advance.prerequisites.iter().map(|id| letter_of(id, catalog));
                figures = format!("{figures} · {}", letters.collect::<Vec<_>>().join(" + "));
            }
            let place = (x + 38.0, y + 38.0, width - 46.0, 18.0);
            picture.boxed(place, 12.0, Ink::Muted, false, &figures);
        }
    }
    picture
}

/// The letter of an advance.
fn letter_of<'c>(id: &str, catalog: &'c Catalog) -> &'c str {
    let advance = catalog.advances.iter().find(|advance| advance.id == id);
    advance.map_or("", |advance| advance.letter.as_ref())
}

/// The letters of advances a power owns, one behind the other.
fn letters_of(advances: impl Iterator<Item = AdvanceId>, catalog: &Catalog) -> String {
    let letters = advances.filter_map(|id| catalog.advances.get(id.index()));
    let letters: Vec<&str> = letters.map(|advance| advance.letter.as_ref()).collect();
    letters.join(" ")
}

/// What a commodity pays for so many provinces: a row each, the larger the sum the longer its bar.
fn payouts(catalog: &Catalog, texts: &Texts) -> Drawing {
    let row = 34.0;
    let most = catalog
        .commodities
        .iter()
        .map(|item| item.payouts.len())
        .max()
        .unwrap_or(1);
    let (names, cell) = (96.0, 42.0);
    let width = names + cell * figure(most) + 4.0;
    let height = row * figure(catalog.commodities.len() + 1) + 4.0;
    let mut picture = canvas(width, height, texts, true);
    for provinces in 0..most {
        let x = names + cell * (figure(provinces) + 0.5);
        let number = (provinces + 1).to_string();
        picture.label((x, 23.0), 16.0, Ink::Muted, true, Anchor::Middle, &number);
    }
    for (at, commodity) in catalog.commodities.iter().enumerate() {
        let y = row * figure(at + 1);
        picture.rect((2.0, y, width - 4.0, row - 3.0), 5.0, Ink::Soft, None);
        let name = texts.text(&format!("commodity-{}", commodity.id));
        picture.boxed((6.0, y, names - 12.0, row - 3.0), 14.0, Ink::Text, true, &name);
        let best = commodity.payouts.iter().copied().max().unwrap_or(1).max(1);
        for (provinces, paid) in commodity.payouts.iter().enumerate() {
            let x = names + cell * figure(provinces);
            let bar = (cell - 6.0) * f32::from(*paid) / f32::from(best);
            picture.rect((x + 3.0, y + row - 9.0, bar, 4.0), 0.0, Ink::Gold, None);
            let place = (x + cell / 2.0, y + 19.0);
            picture.label(place, 15.0, Ink::Text, false, Anchor::Middle, &format!("${paid}"));
        }
    }
    picture
}

/// The misery index as a row of spaces that turns at the edge.
fn misery(catalog: &Catalog, texts: &Texts) -> Drawing {
    let across = 9_usize;
    let spaces = &catalog.misery.spaces;
    let rows = (spaces.len() + 1).div_ceil(across);
    let side = 62.0;
    // As on the board, which runs from left to right in every language.
    let mut picture = canvas(
        side * figure(across) + 4.0,
        side * figure(rows) + 4.0,
        texts,
        false,
    );
    let chaos = texts.text("term-chaos");
    let figures = spaces.iter().map(ToString::to_string).chain([chaos]);
    for (at, text) in figures.enumerate() {
        let x = 2.0 + side * figure(at % across);
        let y = 2.0 + side * figure(at / across);
        let is_last = at == spaces.len();
        let fill = if is_last { Ink::Accent } else { Ink::Soft };
        picture.rect((x, y, side - 4.0, side - 4.0), 6.0, fill, Some(Ink::Line));
        let ink = if is_last { Ink::OnAccent } else { Ink::Text };
        picture.boxed((x + 2.0, y, side - 8.0, side - 4.0), 18.0, ink, true, &text);
    }
    picture
}

/// The map, or the part of it around an area.
struct Map<'a> {
    catalog: &'a Catalog,
    outline: &'a Outline,
    texts: &'a Texts,
    /// The area that is shown in full; all of them if none.
    area: Option<&'a str>,
    /// The upper left corner, in thousandths.
    corner: (f32, f32),
    /// How much is shown, in thousandths.
    size: (f32, f32),
    /// How large a thousandth is.
    scale: f32,
}

/// The map is so high, in thousandths of its width.
const HEIGHT: f32 = 731.0;

impl<'a> Map<'a> {
    fn whole(catalog: &'a Catalog, outline: &'a Outline, texts: &'a Texts) -> Self {
        Self {
            catalog,
            outline,
            texts,
            area: None,
            corner: (0.0, 0.0),
            size: (1000.0, HEIGHT),
            scale: 1.2,
        }
    }

    /// The part of the map around an area; none for the lands beyond the edge.
    fn of_area(area: &'a str, catalog: &'a Catalog, outline: &'a Outline, texts: &'a Texts) -> Option<Self> {
        let is_member = |province: &&Province| province.area == area && province.is_original();
        let members = catalog.provinces.iter().filter(is_member);
        let places: Vec<&PlaceOnMap> = members
            .filter_map(|province| outline.places.iter().find(|place| place.id == province.id))
            .filter(|place| !place.is_boxed)
            .collect();
        let least = |of: fn(&PlaceOnMap) -> u16| places.iter().map(|place| of(place)).min();
        let most = |of: fn(&PlaceOnMap) -> u16| places.iter().map(|place| of(place)).max();
        let (left, right) = (
            f32::from(least(|place| place.x)?),
            f32::from(most(|place| place.x)?),
        );
        let (top, bottom) = (
            f32::from(least(|place| place.y)?),
            f32::from(most(|place| place.y)?),
        );
        let margin = 38.0;
        let corner = ((left - margin).max(0.0), (top - margin).max(0.0));
        let size = (
            (right + margin).min(1000.0) - corner.0,
            (bottom + margin).min(HEIGHT) - corner.1,
        );
        Some(Self {
            catalog,
            outline,
            texts,
            area: Some(area),
            corner,
            size,
            scale: (760.0 / size.0).min(4.0),
        })
    }

    fn drawn(self) -> Drawing {
        let (width, height) = (self.size.0 * self.scale, self.size.1 * self.scale);
        let mut picture = canvas(width, height, self.texts, false);
        picture.rect((0.0, 0.0, width, height), 0.0, Ink::Sea, None);
        for coast in &self.outline.coasts {
            let points: Vec<(f32, f32)> = coast.iter().map(|(x, y)| self.at(*x, *y)).collect();
            picture.area(points, Ink::Land, Ink::Line);
        }
        self.borders(&mut picture);
        let arrows = self.supports(&mut picture);
        if self.area.is_none() {
            self.areas(&mut picture);
        }
        let mut names = Names::new((width, height));
        for at in arrows {
            names.keep_free(at, 2.0);
        }
        for province in self.provinces() {
            if let Some(at) = self.place(&province.id) {
                names.keep_free(at, self.radius(province).0);
            }
        }
        for province in self.provinces() {
            self.province(province, &mut names, &mut picture);
        }
        for water in self.catalog.waters.iter() {
            if let Some(at) = self.place(&water.id) {
                let name = self.texts.text(&format!("water-{}", water.id));
                let size = if self.area.is_none() { 16.0 } else { 12.0 };
                let look = Look {
                    size,
                    ink: Ink::Muted,
                    bold: false,
                };
                names.near(at, &names::lines(&name, 9.0 * size, look), &mut picture);
            }
        }
        picture
    }

    /// The provinces of the board of 1996.
    fn provinces(&self) -> impl Iterator<Item = &'a Province> {
        let provinces = self.catalog.provinces.iter();
        provinces.filter(|province| province.is_original())
    }

    /// How large a province is drawn, and its number.
    fn radius(&self, province: &Province) -> (f32, f32) {
        match (self.area, self.is_told(province)) {
            (None, _) => (12.5, 16.0),
            (Some(_), true) => (15.0, 14.0),
            (Some(_), false) => (9.0, 10.0),
        }
    }

    /// A place of the map on the drawing.
    fn at(&self, x: u16, y: u16) -> (f32, f32) {
        (
            (f32::from(x) - self.corner.0) * self.scale,
            (f32::from(y) - self.corner.1) * self.scale,
        )
    }

    /// Where something stands; none if that is outside the drawing.
    fn place(&self, id: &str) -> Option<(f32, f32)> {
        let place = self.outline.places.iter().find(|place| place.id == id)?;
        let (x, y) = self.at(place.x, place.y);
        let is_inside =
            x >= 0.0 && y >= 0.0 && x <= self.size.0 * self.scale && y <= self.size.1 * self.scale;
        is_inside.then_some((x, y))
    }

    /// The number of each area in the middle of its provinces.
    fn areas(&self, picture: &mut Drawing) {
        for area in self.catalog.areas.iter().filter(|area| !area.overseas) {
            let members = self.provinces().filter(|province| province.area == area.id);
            let on_the_map = |province: &&Province| {
                let mut places = self.outline.places.iter();
                places.any(|place| place.id == province.id && !place.is_boxed)
            };
            let places: Vec<(f32, f32)> = members
                .filter(on_the_map)
                .filter_map(|province| self.place(&province.id))
                .collect();
            let count = figure(places.len().max(1));
            let x = places.iter().map(|(x, _)| x).sum::<f32>() / count;
            let y = places.iter().map(|(_, y)| y).sum::<f32>() / count;
            let number = area.id.to_uppercase();
            picture.label((x, y + 16.0), 46.0, Ink::Line, true, Anchor::Middle, &number);
        }
    }

    fn is_told(&self, province: &Province) -> bool {
        self.area.is_none_or(|area| province.area == area)
    }

    /// Land borders, each once.
    fn borders(&self, picture: &mut Drawing) {
        for province in self.provinces() {
            for other in province.land.iter().filter(|other| ***other > *province.id) {
                if let (Some(from), Some(to)) = (self.place(&province.id), self.place(other)) {
                    picture.line(from, to, Ink::Line, 1.2, false);
                }
            }
        }
    }

    /// An arrow from each satellite to the markets it helps to defend, as points that no name should cover; on the whole
    /// map there is no room for them.
    fn supports(&self, picture: &mut Drawing) -> Vec<(f32, f32)> {
        let mut points = Vec::new();
        if self.area.is_none() {
            return points;
        }
        for satellite in self.provinces() {
            for market in self
                .provinces()
                .filter(|one| satellite.supports.contains(&one.id))
            {
                if let (Some(from), Some(to)) = (self.place(&satellite.id), self.place(&market.id)) {
                    arrow(from, to, self.radius(market).0 + 1.0, picture);
                    points.extend((1..20_usize).map(|part| {
                        let part = figure(part) / 20.0;
                        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
                    }));
                }
            }
        }
        points
    }

    /// The market number in a circle, a satellite's in a square; the name below, and in an area's own map the commodity.
    fn province(&self, province: &Province, names: &mut Names, picture: &mut Drawing) {
        let Some((x, y)) = self.place(&province.id) else {
            return;
        };
        let is_told = self.is_told(province);
        let (radius, letters) = self.radius(province);
        // A neighbour that would be cut by the edge is only hinted at by its border.
        let (width, height) = (self.size.0 * self.scale, self.size.1 * self.scale);
        let is_whole = x > radius && y > radius && x < width - radius && y < height - radius;
        if !is_told && !is_whole {
            return;
        }
        let (edge, number_ink) = match province.sort {
            ProvinceType::Capital => (Ink::Accent, Ink::Accent),
            ProvinceType::Market | ProvinceType::Satellite | ProvinceType::Overseas => (Ink::Text, Ink::Text),
        };
        let fill = if is_told { Ink::Paper } else { Ink::Soft };
        if province.sort == ProvinceType::Satellite {
            let side = radius * 1.5;
            let corner = (x - side / 2.0, y - side / 2.0, side, side);
            picture.rect(corner, 2.0, fill, Some(edge));
        } else {
            picture.circle(x, y, radius, fill, Some(edge));
        }
        if province.sort == ProvinceType::Capital {
            picture.circle(x, y, radius - 2.5, fill, Some(edge));
        }
        let number = province.market.to_string();
        let place = (x, y + letters * 0.36);
        picture.label(place, letters, number_ink, true, Anchor::Middle, &number);
        // On the whole map there is room for few names: those of the capitals and of what lies beyond the edge.
        let mut places = self.outline.places.iter();
        let is_boxed = places.any(|place| place.id == province.id && place.is_boxed);
        if self.area.is_none() && province.sort != ProvinceType::Capital && !is_boxed {
            return;
        }
        let name = self.texts.text(&format!("province-{}", province.id));
        let look = Look {
            size: letters,
            ink: if is_told { Ink::Text } else { Ink::Muted },
            bold: is_told,
        };
        let mut lines = names::lines(&name, 110.0, look);
        if self.area.is_some() && is_told && !province.commodities.is_empty() {
            let commodities = province.commodities.iter();
            let goods: Vec<String> = commodities
                .map(|id| self.texts.text(&format!("commodity-{id}")))
                .collect();
            let look = Look {
                size: 11.5,
                ink: Ink::Muted,
                bold: false,
            };
            lines.push((goods.join(", "), look));
        }
        names.beside((x, y), radius, &lines, picture);
    }
}

/// An arrow between two places that ends so far before the second.
fn arrow(from: (f32, f32), to: (f32, f32), before: f32, picture: &mut Drawing) {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(1.0);
    let (ax, ay) = (across / length, down / length);
    let on = |along: f32, aside: f32| (from.0 + ax * along - ay * aside, from.1 + ay * along + ax * aside);
    let tip = length - before;
    picture.line(from, on(tip - 4.0, 0.0), Ink::Blue, 1.6, true);
    let head = vec![on(tip, 0.0), on(tip - 9.0, 4.0), on(tip - 9.0, -4.0)];
    picture.area(head, Ink::Blue, Ink::Blue);
}
