//! The table: the order, the deck, conditions, what everybody has, and the map by area.

use super::names::TableWords;
use crate::core::engine::{Seat, Stage as _};
use crate::games::renaissance::replay::Replayed;
use crate::games::renaissance::state::{AdvanceSet, AreaId, CommodityId, Province, Ship};
use crate::games::renaissance::{Stage, kinds};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::Document;

/// The table as it stands.
pub(super) fn show_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let mut page = Document::new();
    page.heading(1, &title(&words));
    let order = words.powers(words.state.in_order());
    page.block(&format!("**{}:** {order}", texts.text("show-order")));
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

fn title(words: &TableWords) -> String {
    let texts = words.texts;
    match words.course.stage {
        Stage::Setup => texts.text("show-title-setup"),
        Stage::End => texts.text("show-title-end"),
        stage => texts.with(
            "show-title",
            &[
                ("turn", Argument::from(usize::from(words.state.turn))),
                ("stage", Argument::from(stage.key().message_id())),
            ],
        ),
    }
}

/// The deck, and what is in shortage or surplus.
fn piles(words: &TableWords) -> Vec<String> {
    let state = words.state;
    let mut piles = vec![
        format!("{} {}", words.word("epoch"), state.deck.epoch),
        format!("{} {}", words.word("deck"), state.deck.left),
    ];
    for (word, sign) in [("shortage", 1), ("surplus", -1)] {
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
            piles.push(format!("{} {}", words.word(word), hit.join(", ")));
        }
    }
    if let Some(war) = state.war {
        let sides = words.powers([war.declarer, war.other]);
        piles.push(format!("{} {sides}", words.headline(kinds::CARD, "war")));
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
    let mut rows = vec![
        row(words.word("cash"), format!("${}", player.cash)),
        row(words.word("written"), format!("${}", player.written)),
        row(words.word("tokens"), player.expansion.to_string()),
        row(words.word("markers"), state.dominated(seat).to_string()),
        row(words.word("hand"), player.hand.to_string()),
        row(words.word("misery"), player.misery.value().to_string()),
    ];
    if player.ship != Ship::None
        && let Some(id) = player.ship.id()
    {
        let name = words.headline(kinds::SHIP, id);
        rows.push(row(words.word("ship"), format!("{name} {}", player.ship.space())));
    }
    if !player.advances.is_empty() {
        let title = words.headline(kinds::STEP, "advances");
        rows.push(row(title, advances(player.advances)));
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
        all.push(format!("**{}**", words.power(seat)));
    }
    for seat in province.owners().iter() {
        let tokens = province.tokens(seat).total();
        if tokens > 0 {
            all.push(format!("{} {tokens}", words.power(seat)));
        }
    }
    all.join(", ")
}
