//! The table of a record of Age of Renaissance as the engine has it: the part of the map with pieces on it, then what
//! everybody has, in the order of play.

use super::names::{self, Look, Names};
use super::{canvas, letters_of};
use crate::book::outline::Outline;
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure, fitting};
use crate::core::engine::Seat;
use crate::games::renaissance::catalog::{Province, ProvinceType};
use crate::games::renaissance::replay::Replayed;
use crate::games::renaissance::state::{ProvinceId, Rulebook, Ship, State};
use crate::l10n::Texts;

const WIDTH: f32 = 780.0;
/// The height of what a player has.
const ROW: f32 = 84.0;
/// How much of the map is shown around the outermost pieces, in thousandths of its width.
const MARGIN: f32 = 26.0;
/// What is nearer to the edge than this is not drawn.
const EDGE: f32 = 14.0;
/// How much of the map is shown at least, in the same measure.
const LEAST_WIDTH: f32 = 330.0;

struct Table<'a> {
    state: &'a State,
    /// The table at another moment, whose pieces are to lie in the same part of the map.
    beside: Option<&'a State>,
    rulebook: &'a Rulebook<'a>,
    outline: &'a Outline,
    texts: &'a Texts,
}

/// The table; none if nobody sits at it or nothing stands on the map.
pub(in crate::book::pictures) fn position(
    replayed: &Replayed,
    beside: Option<&Replayed>,
    outline: &Outline,
    texts: &Texts,
) -> Option<Drawing> {
    let table = Table {
        state: &replayed.table.as_ref()?.state,
        beside: beside.and_then(|beside| Some(&beside.table.as_ref()?.state)),
        rulebook: &replayed.rulebook,
        outline,
        texts,
    };
    table.drawn()
}

/// Which part of the map is drawn, and how large.
struct View {
    left: f32,
    top: f32,
    height: f32,
    scale: f32,
}

impl View {
    fn at(&self, x: u16, y: u16) -> (f32, f32) {
        (
            (f32::from(x) - self.left) * self.scale,
            (f32::from(y) - self.top) * self.scale,
        )
    }
}

impl Table<'_> {
    fn drawn(&self) -> Option<Drawing> {
        let view = self.view()?;
        let players = figure(self.state.order.len());
        let height = view.height + 6.0 + players * ROW;
        let mut picture = canvas(WIDTH, height, self.texts, false);
        picture.rect((0.0, 0.0, WIDTH, view.height), 0.0, Ink::Sea, None);
        for coast in &self.outline.coasts {
            let points = coast.iter().map(|(x, y)| view.at(*x, *y)).collect();
            picture.area(points, Ink::Land, Ink::Line);
        }
        let places = self.on_the_map(&view);
        for (province, at) in &places {
            self.province(*province, *at, &mut picture);
        }
        self.names(&places, &view, &mut picture);
        let below = (-2.0, view.height, WIDTH + 4.0, height - view.height + 4.0);
        picture.rect(below, 0.0, Ink::Paper, None);
        for (place, seat) in self.state.order.iter().enumerate() {
            let y = view.height + 6.0 + figure(place) * ROW;
            self.player(place, *seat, y, &mut picture);
        }
        Some(picture)
    }

    /// The part of the map that holds all pieces.
    fn view(&self) -> Option<View> {
        let held = |id: &ProvinceId| {
            let mut states = [Some(self.state), self.beside].into_iter().flatten();
            states.any(|state| !state.provinces[id.index()].is_empty())
        };
        let places: Vec<(u16, u16)> = self
            .ids()
            .filter(held)
            .filter_map(|id| {
                self.outline
                    .places
                    .iter()
                    .find(|place| place.id == self.printed(id).id)
            })
            .map(|place| (place.x, place.y))
            .collect();
        let (left, right) = (
            places.iter().map(|at| at.0).min()?,
            places.iter().map(|at| at.0).max()?,
        );
        let (top, bottom) = (
            places.iter().map(|at| at.1).min()?,
            places.iter().map(|at| at.1).max()?,
        );
        let span = f32::from(right - left) + 2.0 * MARGIN;
        let width = span.max(LEAST_WIDTH);
        let scale = WIDTH / width;
        Some(View {
            left: f32::from(left) - MARGIN - (width - span) / 2.0,
            top: f32::from(top) - MARGIN,
            height: (f32::from(bottom - top) + 2.0 * MARGIN) * scale,
            scale,
        })
    }

    fn ids(&self) -> impl Iterator<Item = ProvinceId> {
        (0..self.state.provinces.len())
            .filter_map(|at| u8::try_from(at).ok())
            .map(ProvinceId)
    }

    fn printed(&self, id: ProvinceId) -> &Province {
        &self.rulebook.catalog.provinces[id.index()]
    }

    /// The provinces in play that lie in the view, with their places in it.
    fn on_the_map(&self, view: &View) -> Vec<(ProvinceId, (f32, f32))> {
        let in_play = self.ids().filter(|id| self.state.board.in_play.contains(*id));
        let placed = in_play.filter_map(|id| {
            let province = self.printed(id);
            let place = self.outline.places.iter().find(|place| place.id == province.id)?;
            let at = view.at(place.x, place.y);
            let across = at.0 > EDGE && at.0 < WIDTH - EDGE;
            let down = at.1 > EDGE && at.1 < view.height - EDGE;
            (!place.is_boxed && across && down).then_some((id, at))
        });
        placed.collect()
    }

    /// The names: of provinces with pieces first, of others where there is room.
    fn names(&self, places: &[(ProvinceId, (f32, f32))], view: &View, picture: &mut Drawing) {
        let mut names = Names::new((WIDTH, view.height));
        for (id, at) in places {
            names.keep_free(*at, self.radius(*id));
        }
        let is_held = |id: ProvinceId| !self.state.provinces[id.index()].is_empty();
        let (held, empty): (Vec<_>, Vec<_>) = places.iter().copied().partition(|(id, _)| is_held(*id));
        for (id, at) in held {
            let name = self.name(id, (14.0, Ink::Text, true));
            names.beside(at, self.radius(id), &name, picture);
        }
        for (id, at) in empty {
            let name = self.name(id, (13.0, Ink::Muted, false));
            names.beside_if_free(at, self.radius(id), &name, picture);
        }
    }

    fn name(&self, id: ProvinceId, look: (f32, Ink, bool)) -> names::Lines {
        let (size, ink, bold) = look;
        let name = self.texts.text(&format!("province-{}", self.printed(id).id));
        names::lines(&name, 130.0, Look { size, ink, bold })
    }

    /// How much room a province and its pieces take.
    fn radius(&self, id: ProvinceId) -> f32 {
        if self.state.provinces[id.index()].is_empty() {
            9.0
        } else {
            14.0
        }
    }

    /// A marker as a disc, tokens as squares, both in the colour of their power; white pieces show it as an edge.
    fn province(&self, id: ProvinceId, at: (f32, f32), picture: &mut Drawing) {
        let (printed, pieces) = (self.printed(id), &self.state.provinces[id.index()]);
        let number = printed.market.to_string();
        if let Some(marker) = pieces.marker {
            let (ground, letters) = self.inks(marker.seat);
            picture.circle(at.0, at.1, 13.0, ground, Some(Ink::Paper));
            let letters = if marker.is_white {
                picture.circle(at.0, at.1, 9.5, Ink::Paper, None);
                Ink::Text
            } else {
                letters
            };
            picture.label((at.0, at.1 + 5.5), 15.0, letters, true, Anchor::Middle, &number);
            return;
        }
        let owners = self.seats().filter(|seat| pieces.tokens(*seat).total() > 0);
        let owners: Vec<Seat> = owners.collect();
        if owners.is_empty() {
            let ground = Some(Ink::Muted);
            if printed.sort == ProvinceType::Satellite {
                picture.rect((at.0 - 7.5, at.1 - 7.5, 15.0, 15.0), 1.0, Ink::Soft, ground);
            } else {
                picture.circle(at.0, at.1, 9.0, Ink::Soft, ground);
            }
            picture.label(
                (at.0, at.1 + 4.5),
                13.0,
                Ink::Muted,
                true,
                Anchor::Middle,
                &number,
            );
            return;
        }
        for (place, seat) in owners.iter().enumerate() {
            let tokens = pieces.tokens(*seat);
            let (ground, letters) = self.inks(*seat);
            let x = at.0 - 10.0 + figure(place) * 18.0;
            picture.rect((x, at.1 - 10.0, 20.0, 20.0), 2.0, ground, Some(Ink::Paper));
            let letters = if tokens.coloured == 0 {
                picture.rect((x + 3.5, at.1 - 6.5, 13.0, 13.0), 1.0, Ink::Paper, None);
                Ink::Text
            } else {
                letters
            };
            let count = tokens.total().to_string();
            picture.label(
                (x + 10.0, at.1 + 5.0),
                14.0,
                letters,
                true,
                Anchor::Middle,
                &count,
            );
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        let mut seats: Vec<Seat> = self.state.order.clone();
        seats.sort_unstable();
        seats.into_iter()
    }

    /// The slot, the power, its figures, and the provinces with its pieces; in the direction of the text.
    fn player(&self, place: usize, seat: Seat, y: f32, picture: &mut Drawing) {
        let player = &self.state.players[seat.index()];
        let (ground, letters) = self.inks(seat);
        picture.rect((2.0, y, WIDTH - 4.0, ROW - 6.0), 6.0, Ink::Soft, Some(Ink::Line));
        let x = self.along(26.0, 0.0);
        picture.circle(x, y + 21.0, 15.0, ground, None);
        let slot = self.state.board.slots.get(place).map(ToString::to_string);
        let slot = slot.unwrap_or_default();
        picture.label((x, y + 27.0), 17.0, letters, true, Anchor::Middle, &slot);
        let name = self.texts.text(&format!("power-{}", self.power(seat)));
        let room = (self.along(46.0, 112.0), y + 3.0, 112.0, 36.0);
        picture.boxed(room, 18.0, Ink::Text, true, &name);
        let ship = match player.ship {
            Ship::None => "–".to_owned(),
            Ship::Galley(space) | Ship::Seaworthy(space) | Ship::Ocean(space) => space.to_string(),
        };
        let figures = [
            ("money", player.cash.to_string()),
            ("ship", ship),
            ("misery", player.misery.value().to_string()),
            ("card", player.hand.to_string()),
        ];
        for (at, (icon, number)) in figures.iter().enumerate() {
            let x = 166.0 + figure(at) * 66.0;
            picture.icon(icon, self.along(x, 24.0), y + 9.0, 24.0, Ink::Muted);
            let place = (self.along(x + 42.0, 0.0), y + 28.0);
            picture.label(place, 18.0, Ink::Text, true, Anchor::Middle, number);
        }
        let owned = letters_of(player.advances.iter(), self.rulebook.catalog);
        let room = (self.along(430.0, 122.0), y + 3.0, 122.0, 36.0);
        picture.boxed(room, 18.0, Ink::Accent, true, &owned);
        let names = self.provinces_of(seat).join(", ");
        let (size, lines) = fitting(&names, (WIDTH - 24.0, 36.0), 15.0, false);
        for (line, words) in lines.iter().enumerate() {
            let below = y + 56.0 + figure(line) * size * 1.15;
            picture.label(
                (WIDTH / 2.0, below),
                size,
                Ink::Text,
                false,
                Anchor::Middle,
                words,
            );
        }
    }

    /// Where something so wide stands that begins so far from where lines of text begin. The map is never mirrored.
    fn along(&self, x: f32, width: f32) -> f32 {
        if self.texts.language().is_right_to_left() {
            WIDTH - x - width
        } else {
            x
        }
    }

    fn provinces_of(&self, seat: Seat) -> Vec<String> {
        let held = self
            .ids()
            .filter(|id| self.state.provinces[id.index()].has_piece(seat));
        held.map(|id| self.texts.text(&format!("province-{}", self.printed(id).id)))
            .collect()
    }

    fn power(&self, seat: Seat) -> &str {
        let power = self.state.players[seat.index()].power;
        &self.rulebook.catalog.powers[power.index()].id
    }

    /// The colour of a power, and what can be read on it.
    fn inks(&self, seat: Seat) -> (Ink, Ink) {
        match self.power(seat) {
            "venice" => (Ink::Accent, Ink::OnAccent),
            "genoa" => (Ink::Second, Ink::OnColour),
            "barcelona" => (Ink::First, Ink::OnColour),
            "paris" => (Ink::Third, Ink::OnColour),
            "london" => (Ink::FirstGood, Ink::OnColour),
            _ => (Ink::Green, Ink::OnColour),
        }
    }
}
