//! The table: the order, the deck, conditions, what everybody has, and the map by area.

use super::TableWords;
use crate::core::engine::Seat;
use crate::games::renaissance::kinds;
use crate::games::renaissance::replay::{Replayed, shown_table};
use crate::games::renaissance::state::{AdvanceSet, AreaId, CommodityId, Province, Ship};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::record::tell::money;
use crate::reference::Document;

/// The table as it stands.
pub(super) fn show_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let table = shown_table(replayed)?;
    let words = TableWords::with(replayed, &table, texts)?;
    let mut page = Document::new();
    page.heading(1, &words.title());
    let order = words.state.in_order().map(|seat| {
        let slot = words.state.slot(seat);
        format!("{} {slot}", words.played(seat))
    });
    let order = order.collect::<Vec<_>>().join(", ");
    page.block(&format!("**{}:** {order}", texts.text("show-order-of-play")));
    page.block(&piles(&words).join(" · "));
    page.heading(2, &texts.text("show-players"));
    for seat in words.state.seats() {
        page.heading(3, &words.player(seat));
        let empty = [String::new(), String::new()];
        page.table(&empty, &[false, false], &ledger(&words, seat));
    }
    map(&words, &mut page);
    Some(page.into_markdown())
}

/// The deck, and what is in shortage or surplus.
fn piles(words: &TableWords) -> Vec<String> {
    let state = words.state;
    let texts = words.texts;
    let count = Argument::from(usize::from(state.deck.left));
    let mut piles = vec![
        texts.with(
            "show-epoch",
            &[("epoch", Argument::from(usize::from(state.deck.epoch)))],
        ),
        texts.with("show-deck", &[("count", count)]),
    ];
    for (id, sign) in [("show-shortage", 1), ("show-surplus", -1)] {
        let hit = CommodityId::all().filter(|commodity| state.condition(*commodity).signum() == sign);
        let hit: Vec<String> = hit
            .map(|commodity| {
                let id = &words.rulebook.catalog.commodities[commodity.index()].id;
                let times = state.condition(commodity).unsigned_abs();
                let name = words.headline(kinds::COMMODITY, id);
                if times > 1 {
                    format!("{name} ×{times}")
                } else {
                    name
                }
            })
            .collect();
        if !hit.is_empty() {
            piles.push(texts.with(id, &[("commodities", Argument::from(hit.join(", ")))]));
        }
    }
    if let Some(war) = state.war {
        let sides = words.played_by([war.declarer, war.other]);
        piles.push(texts.with("show-war", &[("players", Argument::from(sides))]));
    }
    let leaders = state.leaders.iter().map(|leader| {
        let id = &words.rulebook.catalog.cards[leader.card.index()].id;
        let name = words.headline(kinds::CARD, id);
        format!("{name} ({})", words.played(leader.owner))
    });
    let leaders: Vec<String> = leaders.collect();
    if !leaders.is_empty() {
        let leaders = Argument::from(leaders.join(", "));
        piles.push(texts.with("show-leaders", &[("leaders", leaders)]));
    }
    piles
}

/// What a player has.
fn ledger(words: &TableWords, seat: Seat) -> Vec<Vec<String>> {
    let (state, catalog) = (words.state, words.rulebook.catalog);
    let player = state.player(seat);
    let row = |name: String, value: String| vec![name, value];
    let advances = |set: AdvanceSet| {
        let names = set.iter().map(|advance| {
            let id = &catalog.advances[advance.index()].id;
            words.headline(kinds::ADVANCE, id)
        });
        names.collect::<Vec<_>>().join(", ")
    };
    let texts = words.texts;
    let misery = if player.is_out {
        texts.text("show-out")
    } else {
        player.misery.value().to_string()
    };
    let mut rows = vec![
        row(texts.text("show-cash"), money(i64::from(player.cash))),
        row(texts.text("show-written"), money(i64::from(player.written))),
        row(texts.text("show-tokens"), player.expansion.to_string()),
        row(texts.text("show-stock"), player.stock.to_string()),
        row(texts.text("show-markers"), state.dominated(seat).to_string()),
        row(texts.text("show-hand"), player.hand.to_string()),
        row(texts.text("show-misery"), misery),
    ];
    if player.ship != Ship::None
        && let Some(id) = player.ship.id()
    {
        let name = words.headline(kinds::SHIP, id);
        rows.push(row(
            texts.text("show-ship"),
            format!("{name} {}", player.ship.space()),
        ));
    }
    if !player.advances.is_empty() {
        rows.push(row(texts.text("show-advances"), advances(player.advances)));
    }
    rows
}

/// The provinces with pieces, by area.
fn map(words: &TableWords, page: &mut Document) {
    let (state, catalog) = (words.state, words.rulebook.catalog);
    for (area, at) in catalog.areas.iter().zip(0_u8..) {
        let provinces = state.board.areas[AreaId(at).index()].iter();
        let held = provinces.filter(|id| !state.province(*id).is_empty());
        let rows: Vec<Vec<String>> = held
            .map(|id| {
                let name = words.headline(kinds::PROVINCE, &catalog.provinces[id.index()].id);
                vec![name, pieces(words, state.province(id))]
            })
            .collect();
        if !rows.is_empty() {
            page.heading(2, &words.headline(kinds::AREA, &area.id));
            page.table(&[String::new(), String::new()], &[false, false], &rows);
        }
    }
}

/// `Venice` for a marker, `Venice 2` for tokens.
fn pieces(words: &TableWords, province: &Province) -> String {
    let mut all: Vec<String> = Vec::new();
    if let Some(seat) = province.marker_of() {
        all.push(format!("**{}**", words.played(seat)));
    }
    for seat in province.owners().iter() {
        let tokens = province.tokens(seat).total();
        if tokens > 0 {
            all.push(format!("{} {tokens}", words.played(seat)));
        }
    }
    all.join(", ")
}
