//! Who acts now and what may be written, ready to be copied into the record.

use serde_json::{Value as Json, json};

use super::lines::Lines;
use super::names::TableWords;
use super::show_page::heading_text;
use crate::core::engine::{Action as _, Role};
use crate::core::{EntryKey, Kind};
use crate::games::discovery::Action;
use crate::games::discovery::kinds;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::replay::candidates::{Luck, Next};
use crate::games::discovery::state::{EffectRule, Seat, Stage};
use crate::l10n::{Texts, strip_isolates};
use crate::message::Argument;
use crate::record::names::record_name;
use crate::reference::Document;

/// So many possibilities are shown to people.
const MOST_LINES: usize = 40;
/// And so many of those that are possible at any time.
const MOST_LINES_BESIDES: usize = 12;

/// What may be written next, as a page; words for the record in its own language.
pub fn next_page(replayed: &Replayed, texts: &Texts, of_record: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let next = replayed.next()?;
    let mut page = Document::new();
    let said = said(&words, &next);
    page.block(&said);
    let writer = Writer::new(&words, of_record);
    let lines = writer.of_heading(&next);
    possibilities(&mut page, "next-lines", &lines, MOST_LINES, texts);
    if let Some(heading) = next.heading.filter(|_| !next.must_act) {
        if !lines.is_empty() || !next.luck.is_empty() {
            page.block(&texts.text("next-or-heading"));
        } else {
            page.block(&texts.text("next-heading"));
        }
        page.block(&format!("```\n{}\n```", heading_line(&heading, of_record)));
    }
    let besides = writer.actions(&next.at_any_time);
    possibilities(&mut page, "next-at-any-time", &besides, MOST_LINES_BESIDES, texts);
    Some(page.into_markdown())
}

/// Lines under a heading, the first of them where there are many.
fn possibilities(page: &mut Document, heading: &str, lines: &[String], most: usize, texts: &Texts) {
    if lines.is_empty() {
        return;
    }
    page.heading(2, &texts.text(heading));
    let shown = lines.get(..most).unwrap_or(lines);
    page.block(&format!("```\n{}\n```", shown.join("\n")));
    if let Some(more) = lines.len().checked_sub(most).filter(|more| *more > 0) {
        page.block(&texts.with("next-more", &[("count", Argument::from(more))]));
    }
}

/// The same for programs.
pub fn next_json(replayed: &Replayed, of_record: &Texts) -> Json {
    let Some((words, next)) = TableWords::new(replayed, of_record).zip(replayed.next()) else {
        return json!({ "player": null, "entries": [], "heading": null });
    };
    let writer = Writer::new(&words, of_record);
    let mut entries = writer.of_heading(&next);
    entries.extend(writer.actions(&next.at_any_time));
    let player = next.who.and_then(|seat| words.seats.get(seat.index()));
    json!({
        "turn": replayed.turn(),
        "stage": replayed.heading().map(|key| key.id),
        "player": player.map(|(colour, _)| colour),
        "must_act": next.must_act,
        "entries": entries,
        "heading": next.heading.map(|heading| heading_line(&heading, of_record)),
    })
}

fn said(words: &TableWords, next: &Next) -> String {
    let texts = words.texts;
    let only_luck = next.actions.is_empty() && !next.luck.is_empty();
    let id = match words.course.stage {
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
    let colour = next.who.and_then(|seat| words.seats.get(seat.index()));
    let key = colour.map(|(colour, _)| EntryKey::new(kinds::COLOUR, colour.as_str()).message_id());
    texts.with(id, &[("player", Argument::from(key.unwrap_or_default()))])
}

/// Writes possibilities as lines for a record, in its language.
struct Writer<'a> {
    words: &'a TableWords<'a>,
    of_record: &'a Texts,
    colours: Vec<String>,
}

impl<'a> Writer<'a> {
    fn new(words: &'a TableWords<'a>, of_record: &'a Texts) -> Self {
        let seats = words.seats.iter();
        Self {
            words,
            of_record,
            colours: seats.map(|(colour, _)| colour.clone()).collect(),
        }
    }

    /// What may be written under this heading, luck first.
    fn of_heading(&self, next: &Next) -> Vec<String> {
        let mut lines: Vec<String> = next.luck.iter().map(|luck| self.luck(luck)).collect();
        lines.extend(self.actions(&next.actions));
        lines
    }

    fn luck(&self, luck: &Luck) -> String {
        let word = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, self.of_record);
        let colour = |seat: &Seat| word(kinds::COLOUR, &self.colours[seat.index()]);
        let dots = |count: usize| vec!["…"; count.max(1)].join(", ");
        match luck {
            Luck::Order => format!("{}: {}", word(Kind::WORD, "order"), dots(self.colours.len())),
            Luck::Buildings(count, _) => format!("{}: {}", word(kinds::BOX, "buildings"), dots(*count)),
            Luck::Goods(count) => format!("{}: {}", word(kinds::BOX, "goods"), dots(*count)),
            Luck::Draw(seat) => {
                let company = word(kinds::BUILDING, "west-indies-co");
                format!("{}: {company} = …", colour(seat))
            }
            Luck::AuctionToken(seat) => {
                let region = word(kinds::REGION, "caribbean");
                format!("{}: {region} = [… … … …]", colour(seat))
            }
        }
    }

    fn actions(&self, actions: &[Action]) -> Vec<String> {
        let lines = Lines::new(self.words.rulebook.catalog, &self.colours, self.of_record);
        let effect = |building| self.words.rulebook.building(building).effect;
        // R-076: a token that was seen is known.
        let is_unseen = |region| self.words.state.region(region).seen.is_none();
        let line = |action: &Action| {
            let luck = match action {
                Action::Explore(_, _, region, None) | Action::DiscoverFreely(_, region, None)
                    if is_unseen(*region) =>
                {
                    " = [… … … …]"
                }
                Action::Buy(_, building, Some(region), None)
                    if effect(*building) == EffectRule::FreeDiscovery && is_unseen(*region) =>
                {
                    " = [… … … …]"
                }
                Action::ExploreCard(_, _, None) => " = …",
                _ => "",
            };
            strip_isolates(&format!("{}{luck}", lines.line(action)))
        };
        actions.iter().map(line).collect()
    }
}

fn heading_line(heading: &Action, of_record: &Texts) -> String {
    let word = |id| record_name(&EntryKey::new(Kind::WORD, id), None, of_record);
    match heading.role() {
        Role::Turn(turn) => format!("{} {turn}", word("turn")),
        Role::Enter(entered) => heading_text(entered, of_record),
        Role::Part(id, _) | Role::Tally(id) => word(id),
        _ => String::new(),
    }
}
