//! The table as it stands, for people.

use super::names::{TableWords, counted_pieces};
use crate::games::discovery::apply::Spot;
use crate::games::discovery::kinds;
use crate::games::discovery::replay::{Replayed, figures, spot};
use crate::games::discovery::state::{Piece, PieceCounts, Seat};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::record::tell::{money, shown};
use crate::reference::Document;

/// The table: order, boxes, map, what is on offer, and what each player has.
pub(super) fn show_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let mut page = Document::new();
    let state = words.state;
    page.heading(1, &words.title());
    page.block(&format!(
        "{}: {}",
        texts.text("show-order"),
        words.played_by(state.order.iter().copied())
    ));
    let two = [String::new(), String::new()];
    page.heading(2, &texts.text("show-boxes"));
    page.table(&two, &[], &boxes(&words));
    page.heading(2, &texts.text("show-map"));
    page.table(&two, &[], &regions(&words));
    page.heading(2, &texts.text("show-market"));
    page.table(&two, &[], &market(&words));
    page.heading(2, &texts.text("show-players"));
    for seat in state.seats() {
        page.heading(3, &words.player(seat));
        page.table(&two, &[], &player(&words, seat));
    }
    Some(page.into_markdown())
}

fn or_nothing(text: String, texts: &Texts) -> String {
    if text.is_empty() {
        texts.text("show-nothing")
    } else {
        text
    }
}

/// `1 red, 2 blue (captain)`.
fn row(words: &TableWords, row: &[(Seat, Piece)], numbered: bool) -> String {
    let piece = |(at, (seat, piece)): (usize, &(Seat, Piece))| {
        let kind = match piece {
            Piece::Colonist => String::new(),
            _ => format!(" ({})", counted_pieces(PieceCounts::of(*piece, 1), words.texts)),
        };
        let number = if numbered {
            format!("{} ", at + 1)
        } else {
            String::new()
        };
        format!("{number}{}{kind}", words.played(*seat))
    };
    row.iter().enumerate().map(piece).collect::<Vec<_>>().join(", ")
}

fn boxes(words: &TableWords) -> Vec<Vec<String>> {
    let state = words.state;
    let mut dock = row(words, &state.dock, true);
    for (space, letter) in state.dock_free.iter().zip(["X", "Y"]) {
        if let Some(piece) = space {
            let separator = if dock.is_empty() { "" } else { ", " };
            let piece = row(words, std::slice::from_ref(piece), false);
            dock += &format!("{separator}{letter} {piece}");
        }
    }
    let waiting: Vec<String> = state
        .seats()
        .filter(|seat| !state.player(*seat).discovery.is_empty())
        .map(|seat| {
            let pieces = counted_pieces(state.player(seat).discovery, words.texts);
            format!("{}: {pieces}", words.played(seat))
        })
        .collect();
    let squares: Vec<String> = state
        .specialists
        .iter()
        .enumerate()
        .filter_map(|(square, held)| {
            let name = shown(&spot(Spot::Specialist(square)), words.texts);
            held.map(|(seat, _)| format!("{name}: {}", words.played(seat)))
        })
        .collect();
    [
        ("initiative", row(words, &state.initiative, true)),
        ("dock", dock),
        ("goods", row(words, &state.goods, true)),
        ("shipping", row(words, &state.shipping, false)),
        ("buildings", row(words, &state.buildings, true)),
        ("discovery", waiting.join("; ")),
        ("specialists", squares.join(", ")),
        ("warfare", row(words, &state.warfare, true)),
    ]
    .into_iter()
    .map(|(id, text)| vec![words.headline(kinds::BOX, id), or_nothing(text, words.texts)])
    .collect()
}

fn regions(words: &TableWords) -> Vec<Vec<String>> {
    let state = words.state;
    let mut rows = Vec::new();
    for region in state.region_ids() {
        let place = state.region(region);
        let mut parts: Vec<String> = Vec::new();
        if !place.discovered {
            parts.push(words.texts.text("show-undiscovered"));
            if let Some(token) = place.seen {
                let token = Argument::from(shown(&figures(token), words.texts));
                parts.push(words.texts.with("show-seen", &[("token", token)]));
            }
        }
        for seat in state
            .seats()
            .filter(|seat| !state.pieces(region, *seat).is_empty())
        {
            let pieces = counted_pieces(state.pieces(region, seat), words.texts);
            parts.push(format!("{}: {pieces}", words.played(seat)));
        }
        if let Some(good) = place.good.filter(|_| place.discovered) {
            parts.push(format!("({})", words.good(good.index())));
        }
        rows.push(vec![words.region(region.index()), parts.join("; ")]);
    }
    rows
}

fn market(words: &TableWords) -> Vec<Vec<String>> {
    let texts = words.texts;
    let on_sale: Vec<String> = words
        .state
        .on_sale
        .iter()
        .map(|building| words.building(building.index()))
        .collect();
    let offered: Vec<String> = words
        .state
        .goods_on_offer
        .iter()
        .map(|good| words.good(good.index()))
        .collect();
    let ship = if words.state.ship_in_box {
        "show-yes"
    } else {
        "show-no"
    };
    vec![
        vec![texts.text("show-tiles"), or_nothing(on_sale.join(", "), texts)],
        vec![texts.text("show-goods"), or_nothing(offered.join(", "), texts)],
        vec![texts.text("show-ship"), texts.text(ship)],
    ]
}

fn player(words: &TableWords, seat: Seat) -> Vec<Vec<String>> {
    let texts = words.texts;
    let player = words.state.player(seat);
    let goods: Vec<String> = player
        .goods
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        // Goods have no plural in every language: the number stands behind.
        .map(|(good, count)| match count {
            1 => words.good(good),
            _ => format!("{} × {count}", words.good(good)),
        })
        .collect();
    let tiles: Vec<String> = player
        .buildings
        .iter()
        .map(|building| words.building(building.index()))
        .collect();
    let tokens: Vec<String> = player
        .tokens
        .iter()
        .map(|token| shown(&figures(*token), texts))
        .collect();
    let cards: Vec<String> = player.cards.iter().map(|card| words.card(card.index())).collect();
    let mut supply = PieceCounts::default();
    for piece in Piece::ALL {
        let in_use = u16::from(words.state.pieces_in_use(seat)[piece]);
        let left = words.rulebook.pieces_of_kind(piece).saturating_sub(in_use);
        supply[piece] = u8::try_from(left).unwrap_or(u8::MAX);
    }
    let rows = [
        ("show-money", money(i64::from(player.money))),
        ("show-ships", player.ships.to_string()),
        ("show-goods", goods.join(", ")),
        ("show-tiles", tiles.join(", ")),
        ("show-hand", counted_pieces(player.hand, texts)),
        ("show-gained", counted_pieces(player.gained, texts)),
        ("show-tokens", tokens.join(" ")),
        ("show-cards", cards.join(", ")),
        ("show-points", player.points.colonies_total().to_string()),
        ("show-supply", counted_pieces(supply, texts)),
    ];
    let always = ["show-money", "show-ships", "show-points"];
    rows.into_iter()
        .filter(|(id, text)| always.contains(id) || !text.is_empty())
        .map(|(id, text)| vec![texts.text(id), text])
        .collect()
}
