//! The table: the order, the rows, and what everybody has.

use super::names::TableWords;
use crate::core::engine::Seat;
use crate::core::{EntryKey, Kind};
use crate::games::planetfall::deck::Stat;
use crate::games::planetfall::kinds;
use crate::games::planetfall::replay::{Replayed, stat_key};
use crate::games::planetfall::state::{Place, Ship, Taken};
use crate::l10n::Texts;
use crate::record::names::record_name;
use crate::reference::Document;

/// What stands where nobody can know.
const UNKNOWN: &str = "?";

/// The table as it stands.
pub(super) fn show_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let mut page = Document::new();
    page.heading(1, &words.title());
    let order = words.played_by(words.state.order.iter().copied());
    page.block(&format!("**{}:** {order}", texts.text("show-order")));
    rows(&words, &mut page);
    page.heading(2, &texts.text("show-players"));
    for seat in words.state.seats() {
        page.heading(3, &words.player(seat));
        page.table(
            &[String::new(), String::new()],
            &[false, false],
            &player(&words, seat),
        );
    }
    Some(page.into_markdown())
}

/// The cards that lie in the rows, and the ships on them.
fn rows(words: &TableWords, page: &mut Document) {
    let state = words.state;
    let mut lines = Vec::new();
    for (row, level) in state.rows.iter().zip(1_u8..) {
        let mut cards: Vec<String> = Vec::new();
        for (laid, at) in row.iter().flatten().zip(0_u8..) {
            if laid.is_taken {
                continue;
            }
            let name = words.name(laid.name);
            cards.push(match state.ship_on(Place::Card(level, at)) {
                Some(seat) => format!("{name} ({})", words.played(seat)),
                None => name,
            });
        }
        let space = words.word("operations", &level);
        cards.extend(
            state
                .ship_on(Place::Operations(level))
                .map(|seat| format!("{space} ({})", words.played(seat))),
        );
        if cards.is_empty() {
            cards.push(words.texts.text("show-nothing"));
        }
        lines.push(vec![words.word("level", &level), cards.join(", ")]);
    }
    page.table(&[String::new(), String::new()], &[false, false], &lines);
}

fn player(words: &TableWords, seat: Seat) -> Vec<Vec<String>> {
    let player = words.state.player(seat);
    let mut rows = Vec::new();
    if let Some((name, letter)) = player.commander {
        let letter = letter.map_or(String::new(), |letter| format!(" {}", letter.letter()));
        rows.push(vec![
            words.headline(Kind::TERM, "commander"),
            format!("{}{letter}", words.name(name)),
        ]);
    }
    for stat in Stat::ALL {
        let key = stat_key(stat);
        let figure = player
            .stat(stat)
            .map_or(UNKNOWN.to_owned(), |stat| stat.to_string());
        rows.push(vec![words.headline(key.kind, &key.id), figure]);
    }
    let cards: Vec<String> = player.cards.iter().map(|taken| card(words, taken)).collect();
    if !cards.is_empty() {
        rows.push(vec![words.plural(Kind::TERM, "planet-card"), cards.join(", ")]);
    }
    if words.state.ships.get(seat.index()) == Some(&Ship::Passed) {
        rows.push(vec![
            record_name(&EntryKey::new(Kind::WORD, "pass"), None, words.texts),
            String::new(),
        ]);
    }
    rows
}

/// A card and what it is: a sector is no upright resource.
fn card(words: &TableWords, taken: &Taken) -> String {
    let name = words.name(taken.name);
    let kind = if taken.is_sector() {
        Some(EntryKey::new(Kind::WORD, "sector"))
    } else {
        taken
            .sort()
            .map(|sort| EntryKey::new(kinds::CARD_TYPE, sort.id()))
    };
    match kind {
        Some(kind) => format!("{name} ({})", record_name(&kind, None, words.texts)),
        None => name,
    }
}
