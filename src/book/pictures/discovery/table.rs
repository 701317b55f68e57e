//! The table of a record of Age of Discovery as the engine has it: the boxes with their pieces, the New World, and what
//! everybody has in front of them.

use super::{canvas, icon_of_box};
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::core::engine::Seated;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::state::{GoodId, Piece, PieceCounts, RegionId, Rulebook, Seat, State};
use crate::l10n::Texts;

const WIDTH: f32 = 400.0;
/// The height of a box.
const ROW: f32 = 38.0;
/// The height of a region.
const REGION: f32 = 88.0;
const REGIONS_ACROSS: usize = 3;
/// How far a piece stands from the next.
const STEP: f32 = 25.0;
/// How far a good lies from the next.
const GOOD_STEP: f32 = 20.0;
/// Where the pieces of a box begin.
const PIECES_AT: f32 = 156.0;
/// Where what a player has begins, behind the money.
const GOODS_AT: f32 = 92.0;
/// Where the squares of the Specialists box begin, and how far one stands from the next.
const SQUARES_AT: f32 = 143.0;
const SQUARE_STEP: f32 = 50.0;

/// What of the table is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// All of it.
    Whole,
    /// Boxes and regions where something stands.
    Occupied,
}

struct Table<'a> {
    state: &'a State,
    seats: &'a [Seated],
    rulebook: &'a Rulebook<'a>,
    texts: &'a Texts,
    extent: Extent,
}

/// A box: its id, the pieces in it, the goods beside it, whether a ship stands there.
struct Row {
    id: &'static str,
    pieces: Vec<(Seat, Piece)>,
    goods: Vec<GoodId>,
    has_ship: bool,
}

/// The whole table; none if nobody sits at it.
pub(in crate::book::pictures) fn position(replayed: &Replayed, texts: &Texts) -> Option<Drawing> {
    drawn(replayed, texts, Extent::Whole)
}

/// The part of the table that an example is about; none if nobody sits at it.
pub(in crate::book::pictures) fn part_of_example(replayed: &Replayed, texts: &Texts) -> Option<Drawing> {
    drawn(replayed, texts, Extent::Occupied)
}

fn drawn(replayed: &Replayed, texts: &Texts, extent: Extent) -> Option<Drawing> {
    let table = replayed.table.as_ref()?;
    let table = Table {
        state: &table.state,
        seats: &table.seats,
        rulebook: &replayed.rulebook,
        texts,
        extent,
    };
    Some(table.drawn())
}

impl Table<'_> {
    fn drawn(&self) -> Drawing {
        let boxes = self.boxes();
        let regions = self.regions();
        let map_at = figure(boxes.len()) * ROW + 10.0;
        let players_at = map_at + figure(regions.len().div_ceil(REGIONS_ACROSS)) * REGION + 6.0;
        let height = players_at + figure(self.state.order.len()) * ROW + 2.0;
        let mut picture = canvas(WIDTH, height, self.texts, true);
        for (at, row) in boxes.iter().enumerate() {
            self.row(row, 2.0 + figure(at) * ROW, &mut picture);
        }
        let width = (WIDTH - 4.0) / figure(REGIONS_ACROSS);
        for (at, region) in regions.iter().enumerate() {
            let x = 2.0 + figure(at % REGIONS_ACROSS) * width;
            let y = map_at + figure(at / REGIONS_ACROSS) * REGION;
            self.region(*region, (x, y, width - 4.0, REGION - 4.0), &mut picture);
        }
        for (at, seat) in self.state.order.iter().enumerate() {
            self.player(at + 1, *seat, players_at + figure(at) * ROW, &mut picture);
        }
        picture
    }

    fn is_shown(&self, is_empty: bool) -> bool {
        match self.extent {
            Extent::Whole => true,
            Extent::Occupied => !is_empty,
        }
    }

    /// The event boxes in order, with what is in them.
    fn boxes(&self) -> Vec<Row> {
        let state = self.state;
        let free = state.dock_free.iter().flatten();
        let waiting = state
            .seats()
            .flat_map(|seat| single(seat, state.player(seat).discovery));
        let pieces: [(&'static str, Vec<(Seat, Piece)>); 8] = [
            ("initiative", state.initiative.clone()),
            ("dock", state.dock.iter().chain(free).copied().collect()),
            ("goods", state.goods.clone()),
            ("shipping", state.shipping.clone()),
            ("buildings", state.buildings.clone()),
            ("discovery", waiting.collect()),
            (
                "specialists",
                state.specialists.iter().flatten().copied().collect(),
            ),
            ("warfare", state.warfare.clone()),
        ];
        let row = |(id, pieces)| Row {
            id,
            pieces,
            goods: if id == "goods" {
                state.goods_on_offer.clone()
            } else {
                Vec::new()
            },
            has_ship: id == "shipping" && state.ship_in_box,
        };
        let rows = pieces.into_iter().map(row);
        rows.filter(|row| self.is_shown(row.pieces.is_empty())).collect()
    }

    /// The regions that are drawn.
    fn regions(&self) -> Vec<RegionId> {
        let is_empty = |region: RegionId| {
            let mut seats = self.state.seats();
            seats.all(|seat| self.state.pieces(region, seat).is_empty())
        };
        let regions = self.state.region_ids();
        regions
            .filter(|region| self.is_shown(is_empty(*region)))
            .collect()
    }

    fn row(&self, row: &Row, y: f32, picture: &mut Drawing) {
        picture.rect((2.0, y, WIDTH - 4.0, ROW - 4.0), 6.0, Ink::Soft, Some(Ink::Line));
        picture.icon(icon_of_box(row.id), 8.0, y + 7.0, 20.0, Ink::Text);
        let name = self.texts.text(&format!("box-{}", row.id));
        picture.boxed((30.0, y + 1.0, 110.0, ROW - 6.0), 13.0, Ink::Text, true, &name);
        let middle = y + (ROW - 4.0) / 2.0;
        if row.id == "specialists" {
            self.squares(y, picture);
        } else {
            for (at, (seat, piece)) in row.pieces.iter().enumerate() {
                self.piece(*seat, *piece, (PIECES_AT + figure(at) * STEP, middle), picture);
            }
        }
        for (at, good) in row.goods.iter().enumerate() {
            let x = WIDTH - 28.0 - figure(row.goods.len() - 1 - at) * GOOD_STEP;
            self.good(*good, (x, middle - 9.0), picture);
        }
        if row.has_ship {
            picture.icon("ship", WIDTH - 32.0, middle - 11.0, 22.0, Ink::Text);
        }
    }

    /// The squares of the Specialists box: the sign of each, and the piece that stands there.
    fn squares(&self, y: f32, picture: &mut Drawing) {
        let boxes = &self.rulebook.catalog.boxes;
        let signs = boxes.iter().flat_map(|item| item.squares.iter());
        for (at, (sign, piece)) in signs.zip(&self.state.specialists).enumerate() {
            let x = SQUARES_AT + figure(at) * SQUARE_STEP;
            let room = (x, y + 3.0, SQUARE_STEP - 3.0, ROW - 10.0);
            picture.rect(room, 4.0, Ink::Paper, Some(Ink::Line));
            picture.icon(icon_of_square(sign), x + 3.0, y + 9.0, 16.0, Ink::Muted);
            if let Some((seat, piece)) = piece {
                self.piece(*seat, *piece, (x + 33.0, y + (ROW - 4.0) / 2.0), picture);
            }
        }
    }

    fn region(&self, region: RegionId, place: (f32, f32, f32, f32), picture: &mut Drawing) {
        let (x, y, width, height) = place;
        let table = self.state.region(region);
        let ground = if table.discovered { Ink::Land } else { Ink::Soft };
        picture.rect((x, y, width, height), 6.0, ground, Some(Ink::Line));
        let id = &self.rulebook.catalog.regions[region.index()].id;
        let name = self.texts.text(&format!("region-{id}"));
        picture.boxed((x + 2.0, y, width - 26.0, 24.0), 13.0, Ink::Text, false, &name);
        if let Some(good) = table.good {
            self.good(good, (x + width - 23.0, y + 3.0), picture);
        }
        if !table.discovered {
            let middle = (x + width / 2.0, y + 62.0);
            picture.label(middle, 22.0, Ink::Muted, true, Anchor::Middle, "?");
            return;
        }
        let seats = self.state.seats();
        let pieces = seats.flat_map(|seat| single(seat, self.state.pieces(region, seat)));
        for (at, (seat, piece)) in pieces.take(PIECES_SHOWN).enumerate() {
            let left = x + 14.0 + figure(at % PIECES_ACROSS) * STEP;
            let top = y + 37.0 + figure(at / PIECES_ACROSS) * 25.0;
            self.piece(seat, piece, (left, top), picture);
        }
    }

    /// A player by place in the turn order: money, goods, ships, buildings.
    fn player(&self, place: usize, seat: Seat, y: f32, picture: &mut Drawing) {
        let player = self.state.player(seat);
        let middle = y + (ROW - 4.0) / 2.0;
        picture.rect((2.0, y, WIDTH - 4.0, ROW - 4.0), 6.0, Ink::Paper, Some(Ink::Line));
        let number = place.to_string();
        picture.label(
            (14.0, middle + 5.0),
            13.0,
            Ink::Muted,
            true,
            Anchor::Middle,
            &number,
        );
        self.piece(seat, player.marker, (38.0, middle), picture);
        let money = format!("${}", player.money);
        picture.label(
            (72.0, middle + 5.0),
            14.0,
            Ink::Text,
            true,
            Anchor::Middle,
            &money,
        );
        let counts = player.goods.iter().zip(0_u8..);
        let goods = counts.flat_map(|(count, good)| (0..*count).map(move |_| GoodId(good)));
        let mut x = GOODS_AT;
        for good in goods.take(GOODS_SHOWN) {
            self.good(good, (x, middle - 9.0), picture);
            x += GOOD_STEP;
        }
        for _ in 0..player.ships {
            picture.icon("ship", x, middle - 10.0, 20.0, Ink::Text);
            x += GOOD_STEP + 2.0;
        }
        let names = player.buildings.iter().map(|building| {
            let id = &self.rulebook.catalog.buildings[building.index()].id;
            self.texts.text(&format!("building-{id}"))
        });
        let names: Vec<String> = names.collect();
        if !names.is_empty() {
            picture.icon("buildings", x + 2.0, middle - 9.0, 18.0, Ink::Muted);
            let room = (x + 24.0, y + 1.0, WIDTH - 30.0 - x, ROW - 6.0);
            picture.boxed(room, 12.5, Ink::Text, false, &names.join(", "));
        }
    }

    fn good(&self, good: GoodId, at: (f32, f32), picture: &mut Drawing) {
        let id = &self.rulebook.catalog.goods[good.index()].id;
        picture.icon(super::icon_of_good(id), at.0, at.1, 18.0, super::ink_of_good(id));
    }

    /// A piece: a disc in the player's colour with the sign of its kind.
    fn piece(&self, seat: Seat, piece: Piece, at: (f32, f32), picture: &mut Drawing) {
        let (x, y) = at;
        let (ground, sign) = self.inks(seat);
        picture.circle(x, y, 12.0, ground, Some(Ink::Paper));
        picture.icon(icon_of_piece(piece), x - 8.0, y - 8.0, 16.0, sign);
    }

    /// The colour of a player, and what can be seen on it.
    fn inks(&self, seat: Seat) -> (Ink, Ink) {
        let colour = self
            .seats
            .get(seat.index())
            .map_or("", |(colour, _)| colour.as_str());
        match colour {
            "red" => (Ink::Accent, Ink::OnAccent),
            "blue" => (Ink::Second, Ink::OnColour),
            "green" => (Ink::First, Ink::OnColour),
            "yellow" => (Ink::Mark, Ink::Text),
            _ => (Ink::FirstGood, Ink::OnColour),
        }
    }
}

const PIECES_ACROSS: usize = 5;
/// More would not fit into a region.
const PIECES_SHOWN: usize = 10;
/// More would not fit into the row of a player.
const GOODS_SHOWN: usize = 9;

/// Pieces one by one.
fn single(seat: Seat, pieces: PieceCounts) -> impl Iterator<Item = (Seat, Piece)> {
    pieces
        .iter()
        .flat_map(move |(piece, count)| (0..count).map(move |_| (seat, piece)))
}

/// The sign of a square: its specialist, or for training what it costs.
fn icon_of_square(square: &str) -> &'static str {
    match square {
        "captain" => "captain",
        "merchant" => "merchant",
        "missionary" => "missionary",
        "soldier" => "soldier",
        _ => "money",
    }
}

fn icon_of_piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Colonist => "colonist",
        Piece::Captain => "captain",
        Piece::Merchant => "merchant",
        Piece::Missionary => "missionary",
        Piece::Soldier => "soldier",
    }
}
