//! Who acts now and what may be written, ready to be copied into the record.

use serde_json::{Value as Json, json};

use super::lines::Lines;
use super::names::TableWords;
use super::show_page::heading_text;
use crate::core::{EntryKey, Kind};
use crate::games::discovery::Action;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::replay::legal::{Heading, Luck, Next, next};
use crate::games::discovery::state::Stage;
use crate::l10n::{Texts, strip_isolates};
use crate::message::Argument;
use crate::record::names::record_name;
use crate::reference::Document;

/// So many possibilities are shown to people.
const MOST_LINES: usize = 40;

/// What may be written next, as a page; words for the record in its own language.
pub fn next_page(replayed: &Replayed, texts: &Texts, of_record: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let next = next(words.state, words.play, words.rulebook);
    let mut page = Document::new();
    let said = said(&words, &next);
    page.block(&said);
    let lines = lines(&words, &next, of_record);
    if !lines.is_empty() {
        page.heading(2, &texts.text("next-lines"));
        let shown: Vec<&str> = lines.iter().take(MOST_LINES).map(String::as_str).collect();
        page.block(&format!("```\n{}\n```", shown.join("\n")));
        if let Some(more) = lines.len().checked_sub(MOST_LINES).filter(|more| *more > 0) {
            page.block(&texts.with("next-more", &[("count", Argument::from(more))]));
        }
    }
    if let Some(heading) = next.heading.filter(|_| !next.must_act) {
        if !lines.is_empty() || !next.luck.is_empty() {
            page.block(&texts.text("next-or-heading"));
        } else {
            page.block(&texts.text("next-heading"));
        }
        page.block(&format!("```\n{}\n```", heading_line(heading, of_record)));
    }
    Some(page.into_markdown())
}

/// The same for programs.
pub fn next_json(replayed: &Replayed, of_record: &Texts) -> Json {
    let Some(words) = TableWords::new(replayed, of_record) else {
        return json!({ "player": null, "entries": [], "heading": null });
    };
    let next = next(words.state, words.play, words.rulebook);
    let player = next.who.and_then(|seat| words.play.seats.get(seat.index()));
    json!({
        "turn": replayed.turn(),
        "stage": replayed.heading().map(|key| key.id),
        "player": player.map(|(colour, _)| colour),
        "must_act": next.must_act,
        "entries": lines(&words, &next, of_record),
        "heading": next.heading.map(|heading| heading_line(heading, of_record)),
    })
}

fn said(words: &TableWords, next: &Next) -> String {
    let texts = words.texts;
    let only_luck = next.actions.is_empty() && !next.luck.is_empty();
    let id = match words.state.stage {
        Stage::End => "next-over",
        Stage::Setup if next.who.is_some() && !next.actions.is_empty() => "next-bids",
        Stage::Setup if !next.luck.is_empty() => "next-setup",
        Stage::Refill if only_luck => "next-refill",
        Stage::Benefits if !next.actions.is_empty() || only_luck => "next-benefits",
        Stage::Warfare if next.who.is_none() && next.must_act => "next-losses",
        Stage::Placement if next.who.is_some() => "next-places",
        Stage::Dock if next.who.is_some() => "next-sails",
        Stage::Goods if next.who.is_some() => "next-trades",
        Stage::Buildings if next.who.is_some() => "next-buys",
        Stage::Discovery if next.who.is_some() => "next-explores",
        Stage::Specialists if next.who.is_some() => "next-trains",
        Stage::Warfare if next.who.is_some() => "next-fights",
        _ => return String::new(),
    };
    let colour = next.who.and_then(|seat| words.play.seats.get(seat.index()));
    let key = colour.map(|(colour, _)| EntryKey::new(Kind::Colour, colour.as_str()).message_id());
    texts.with(id, &[("player", Argument::from(key.unwrap_or_default()))])
}

fn lines(words: &TableWords, next: &Next, of_record: &Texts) -> Vec<String> {
    let colours: Vec<String> = words
        .play
        .seats
        .iter()
        .map(|(colour, _)| colour.clone())
        .collect();
    let writer = Lines {
        catalog: words.rulebook.catalog,
        colours: &colours,
        texts: of_record,
    };
    let word = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, of_record);
    let dots = |count: usize| vec!["…"; count.max(1)].join(", ");
    let mut lines: Vec<String> = next
        .luck
        .iter()
        .map(|luck| match luck {
            Luck::Order => format!(
                "{}: {}",
                word(Kind::Word, "order"),
                dots(words.state.players.len())
            ),
            Luck::Buildings(count, _) => format!("{}: {}", word(Kind::Box, "buildings"), dots(*count)),
            Luck::Goods(count) => format!("{}: {}", word(Kind::Box, "goods"), dots(*count)),
            Luck::Draw(seat) => {
                let colour = &colours[seat.index()];
                let company = word(Kind::Building, "west-indies-co");
                format!("{}: {company} = …", word(Kind::Colour, colour))
            }
            Luck::AuctionToken(seat) => {
                let colour = &colours[seat.index()];
                let region = word(Kind::Region, "caribbean");
                format!("{}: {region} = [… … … …]", word(Kind::Colour, colour))
            }
        })
        .collect();
    for action in &next.actions {
        let luck = match action {
            Action::Explore(_, _, _, None) => " = [… … … …]",
            Action::ExploreCard(_, _, None) => " = …",
            Action::Buy(_, building, Some(_), None) => {
                let effect = words.rulebook.building(*building).effect;
                if effect == crate::games::discovery::state::EffectRule::FreeDiscovery {
                    " = [… … … …]"
                } else {
                    ""
                }
            }
            _ => "",
        };
        lines.push(strip_isolates(&format!("{}{luck}", writer.line(action))));
    }
    lines
}

fn heading_line(heading: Heading, of_record: &Texts) -> String {
    match heading {
        Heading::Turn(turn) => {
            let word = record_name(&EntryKey::new(Kind::Word, "turn"), None, of_record);
            format!("{word} {turn}")
        }
        Heading::Stage(entered) => heading_text(entered, of_record),
    }
}
