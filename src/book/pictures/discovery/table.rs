//! The table of a record of Age of Discovery as the engine has it: the boxes with their pieces, then the New World.

use super::{canvas, icon_of_box};
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::core::engine::Seated;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::state::{Piece, PieceCounts, RegionId, Rulebook, Seat, State};
use crate::l10n::Texts;

const WIDTH: f32 = 460.0;
/// The height of a box.
const ROW: f32 = 38.0;
/// The height of a region.
const REGION: f32 = 82.0;
const REGIONS_ACROSS: usize = 3;
/// How far a piece stands from the next.
const STEP: f32 = 27.0;

struct Table<'a> {
    state: &'a State,
    seats: &'a [Seated],
    rulebook: &'a Rulebook<'a>,
    texts: &'a Texts,
}

/// The table; none if nobody sits at it.
pub(in crate::book::pictures) fn position(replayed: &Replayed, texts: &Texts) -> Option<Drawing> {
    let table = replayed.table.as_ref()?;
    let table = Table {
        state: &table.state,
        seats: &table.seats,
        rulebook: &replayed.rulebook,
        texts,
    };
    Some(table.drawn())
}

impl Table<'_> {
    fn drawn(&self) -> Drawing {
        let boxes = self.boxes();
        let regions = self.rulebook.catalog.regions.len();
        let map_at = figure(boxes.len()) * ROW + 14.0;
        let height = map_at + figure(regions.div_ceil(REGIONS_ACROSS)) * REGION + 2.0;
        let mut picture = canvas(WIDTH, height, self.texts, true);
        for (at, (id, pieces)) in boxes.iter().enumerate() {
            self.row(id, pieces, 2.0 + figure(at) * ROW, &mut picture);
        }
        let width = (WIDTH - 4.0) / figure(REGIONS_ACROSS);
        for (at, region) in self.state.region_ids().enumerate() {
            let x = 2.0 + figure(at % REGIONS_ACROSS) * width;
            let y = map_at + figure(at / REGIONS_ACROSS) * REGION;
            self.region(region, (x, y, width - 4.0, REGION - 4.0), &mut picture);
        }
        picture
    }

    /// The event boxes in order, with the pieces in them.
    fn boxes(&self) -> Vec<(&'static str, Vec<(Seat, Piece)>)> {
        let state = self.state;
        let free = state.dock_free.iter().flatten();
        let dock: Vec<(Seat, Piece)> = state.dock.iter().chain(free).copied().collect();
        let waiting = state
            .seats()
            .flat_map(|seat| single(seat, state.player(seat).discovery));
        vec![
            ("initiative", state.initiative.clone()),
            ("dock", dock),
            ("goods", state.goods.clone()),
            ("shipping", state.shipping.clone()),
            ("buildings", state.buildings.clone()),
            ("discovery", waiting.collect()),
            (
                "specialists",
                state.specialists.iter().flatten().copied().collect(),
            ),
            ("warfare", state.warfare.clone()),
        ]
    }

    fn row(&self, id: &'static str, pieces: &[(Seat, Piece)], y: f32, picture: &mut Drawing) {
        picture.rect((2.0, y, WIDTH - 4.0, ROW - 4.0), 6.0, Ink::Soft, Some(Ink::Line));
        picture.icon(icon_of_box(id), 10.0, y + 7.0, 20.0, Ink::Text);
        let name = self.texts.text(&format!("box-{id}"));
        picture.boxed((36.0, y + 1.0, 124.0, ROW - 6.0), 13.0, Ink::Text, true, &name);
        for (at, (seat, piece)) in pieces.iter().enumerate() {
            let x = 178.0 + figure(at) * STEP;
            self.piece(*seat, *piece, (x, y + (ROW - 4.0) / 2.0), picture);
        }
    }

    fn region(&self, region: RegionId, place: (f32, f32, f32, f32), picture: &mut Drawing) {
        let (x, y, width, height) = place;
        let is_discovered = self.state.region(region).discovered;
        let ground = if is_discovered { Ink::Land } else { Ink::Soft };
        picture.rect((x, y, width, height), 6.0, ground, Some(Ink::Line));
        let id = &self.rulebook.catalog.regions[region.index()].id;
        let name = self.texts.text(&format!("region-{id}"));
        picture.boxed((x + 4.0, y, width - 8.0, 22.0), 13.0, Ink::Text, true, &name);
        if !is_discovered {
            picture.label(
                (x + width / 2.0, y + 56.0),
                22.0,
                Ink::Muted,
                true,
                Anchor::Middle,
                "?",
            );
            return;
        }
        let seats = self.state.seats();
        let pieces = seats.flat_map(|seat| single(seat, self.state.pieces(region, seat)));
        for (at, (seat, piece)) in pieces.take(PIECES_SHOWN).enumerate() {
            let left = x + 16.0 + figure(at % PIECES_ACROSS) * STEP;
            let top = y + 34.0 + figure(at / PIECES_ACROSS) * 25.0;
            self.piece(seat, piece, (left, top), picture);
        }
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

/// Pieces one by one.
fn single(seat: Seat, pieces: PieceCounts) -> impl Iterator<Item = (Seat, Piece)> {
    pieces
        .iter()
        .flat_map(move |(piece, count)| (0..count).map(move |_| (seat, piece)))
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
