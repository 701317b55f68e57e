//! The table of a record as the engine has it: the rows with the ships on them, and what everybody has.

use std::sync::Arc;

use super::{
    Anchor, Drawing, Ink, LEVELS, WIDTH, canvas, figure, figures_of, fitting, icon_of_sort, second_way, ship,
};
use crate::core::engine::{Seat, Seated};
use crate::games::planetfall::deck::{Card, CardSort, Stat};
use crate::games::planetfall::replay::Replayed;
use crate::games::planetfall::state::{Laid, Name, Place, Rulebook, State};
use crate::l10n::Texts;

/// How wide a small card is that has room for its second way beside a ship.
const WIDE_ENOUGH: f32 = 80.0;

/// The table of a record.
struct Table<'a> {
    state: &'a State,
    seats: &'a [Seated],
    rulebook: &'a Rulebook<'a>,
    texts: &'a Texts,
}

/// The table of a record as it stands: the rows with the ships on them, and what everybody has.
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
        let players = figure(self.state.players.len());
        let mut picture = canvas(3.0 * 84.0 + 8.0 + players * 38.0, self.texts, false);
        for (row, (cards, level)) in self.state.rows.iter().zip(1_u8..).enumerate() {
            let y = 4.0 + figure(row) * 84.0;
            picture.label(
                (12.0, y + 44.0),
                15.0,
                Ink::Muted,
                true,
                Anchor::Middle,
                LEVELS[row],
            );
            let length = cards.as_ref().map_or(0, Vec::len);
            let width = 92.0_f32.min(368.0 / figure(length.max(4)));
            let left = 394.0 - figure(length) * width;
            for (laid, at) in cards.iter().flatten().zip(0_u8..) {
                let x = left + f32::from(at) * width;
                self.small_card(laid, Place::Card(level, at), (x, y, width - 5.0), &mut picture);
            }
            self.space(level, y, &mut picture);
        }
        for (place, seat) in self.state.order.iter().enumerate() {
            let y = 264.0 + figure(place) * 38.0;
            self.player(place, *seat, y, &mut picture);
        }
        picture
    }

    fn ship_at(&self, place: Place, at: (f32, f32), picture: &mut Drawing) {
        if let Some(seat) = self.state.ship_on(place) {
            ship(self.colour(seat), at, picture, self.texts);
        }
    }

    fn colour(&self, seat: Seat) -> &str {
        let colour = self.seats.get(seat.index());
        colour.map_or("", |(colour, _)| colour.as_str())
    }

    /// A card in a row: its type, its name, and its figures on this level; where it was taken only its place.
    fn small_card(&self, laid: &Laid, place: Place, corner: (f32, f32, f32), picture: &mut Drawing) {
        let (x, y, w) = corner;
        if laid.is_taken {
            picture.rect((x, y, w, 78.0), 5.0, Ink::Paper, Some(Ink::Line));
            return;
        }
        picture.rect((x, y, w, 78.0), 5.0, Ink::Soft, Some(Ink::Muted));
        let name = self.name(laid.name);
        let (size, _) = fitting(&name, (w - 6.0, 36.0), 13.0, false);
        picture.boxed((x + 3.0, y + 20.0, w - 6.0, 36.0), size, Ink::Text, false, &name);
        if let Some(sort) = laid.sort() {
            picture.icon(icon_of_sort(sort), x + 4.0, y + 3.0, 17.0, Ink::Accent);
        }
        if let (Some(card), Place::Card(level, _)) = (&laid.card, place) {
            small_figures(card, usize::from(level) - 1, (x + 4.0, y + 57.0), picture);
            if w >= WIDE_ENOUGH {
                small_second(card, usize::from(level) - 1, (x + 25.0, y + 4.0), picture);
            }
        }
        self.ship_at(place, (x + w - 13.0, y + 9.0), picture);
    }

    /// The operation space at the end of a row.
    fn space(&self, level: u8, y: f32, picture: &mut Drawing) {
        picture.rect((398.0, y, 58.0, 78.0), 7.0, Ink::Sea, Some(Ink::Muted));
        let points = self.rulebook.operations().points[usize::from(level) - 1].to_string();
        picture.label((427.0, y + 66.0), 20.0, Ink::Text, true, Anchor::Middle, &points);
        self.ship_at(Place::Operations(level), (427.0, y + 22.0), picture);
    }

    /// A player in the turn order: the ship and the four statistics.
    fn player(&self, place: usize, seat: Seat, y: f32, picture: &mut Drawing) {
        picture.rect((4.0, y, WIDTH - 8.0, 34.0), 6.0, Ink::Soft, None);
        let number = (place + 1).to_string();
        picture.label((20.0, y + 23.0), 16.0, Ink::Muted, true, Anchor::Middle, &number);
        ship(self.colour(seat), (50.0, y + 17.0), picture, self.texts);
        for (at, stat) in Stat::ALL.into_iter().enumerate() {
            let x = 92.0 + figure(at) * 92.0;
            picture.icon(stat.id(), x, y + 6.0, 22.0, Ink::Text);
            let amount = self.state.player(seat).stats[stat as usize];
            let amount = amount.map_or("?".to_owned(), |amount| amount.to_string());
            picture.label(
                (x + 42.0, y + 24.0),
                18.0,
                Ink::Text,
                true,
                Anchor::Middle,
                &amount,
            );
        }
    }

    fn name(&self, name: Name) -> String {
        match self.rulebook.names.thing(name) {
            Ok(thing) => thing.name_in(&self.texts.language().tag).to_owned(),
            Err(key) => self.texts.text(&key.message_id()),
        }
    }
}

/// The figures of a card on one level, small.
fn small_figures(card: &Arc<Card>, level: usize, place: (f32, f32), picture: &mut Drawing) {
    let columns = figures_of(&card.face);
    let sign = if card.sort() == CardSort::Resource {
        "+"
    } else {
        ""
    };
    for (column, (icon, levels)) in columns.iter().enumerate() {
        let x = place.0 + figure(column) * 40.0;
        picture.icon(icon, x, place.1, 16.0, Ink::Muted);
        let number = levels.0[level].map_or("?".to_owned(), |number| format!("{sign}{number}"));
        picture.label(
            (x + 27.0, place.1 + 13.0),
            14.0,
            Ink::Text,
            true,
            Anchor::Middle,
            &number,
        );
    }
}

/// The second way of a card on one level, small: its sign, and what it costs or a sector yields.
fn small_second(card: &Arc<Card>, level: usize, place: (f32, f32), picture: &mut Drawing) {
    let Some(second) = second_way(&card.face) else {
        return;
    };
    picture.icon(second.sign, place.0, place.1, 16.0, Ink::Accent);
    let number = second.levels.0[level].map_or("?".to_owned(), |number| number.to_string());
    let label = (place.0 + 24.0, place.1 + 13.0);
    picture.label(label, 14.0, Ink::Text, true, Anchor::Middle, &number);
}
