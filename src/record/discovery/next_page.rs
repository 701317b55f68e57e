//! Who acts now and what may be written, ready to be copied into the record.

use super::names::{TableWords, counted_pieces};
use crate::core::engine::Game as _;
use crate::core::{EntryKey, Kind};
use crate::games::discovery::Action;
use crate::games::discovery::kinds;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::replay::candidates::{Luck, Next};
use crate::games::discovery::state::{EffectRule, Seat, Stage};
use crate::l10n::{Texts, strip_isolates};
use crate::message::Argument;
use crate::record::Asked;
use crate::record::names::record_name;
use crate::record::next::{Possibility, add_possibilities};
use crate::reference::Document;

/// What may be written next, as a page; words for the record in its own language.
pub(super) fn next_page(
    replayed: &Replayed,
    asked: &Asked,
    texts: &Texts,
    of_record: &Texts,
) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let next = replayed.next()?;
    let mut page = Document::new();
    page.block(&said(&words, &next));
    page.block(&left(&words));
    let writer = Writer {
        words: &words,
        of_record,
    };
    let lucky: Vec<String> = next.luck.iter().map(|luck| writer.luck(luck)).collect();
    if !lucky.is_empty() {
        page.heading(2, &texts.text("next-luck"));
        page.block(&format!("```\n{}\n```", lucky.join("\n")));
    }
    let possible = writer.possible(&next.actions);
    add_possibilities(&mut page, "next-lines", &possible, asked, texts, of_record);
    if let Some(heading) = next.heading.filter(|_| !next.must_act) {
        if possible.is_empty() && lucky.is_empty() {
            page.block(&texts.text("next-heading"));
        } else {
            page.block(&texts.text("next-or-heading"));
        }
        page.block(&format!("```\n{}\n```", words.line(&heading, of_record)));
    }
    let besides = writer.possible(&next.at_any_time);
    add_possibilities(&mut page, "next-at-any-time", &besides, asked, texts, of_record);
    Some(page.into_markdown())
}

/// What is left to do under this heading: the hands in phase A, those who wait in a row elsewhere.
fn left(words: &TableWords) -> String {
    let texts = words.texts;
    let state = words.state;
    if words.course.stage == Stage::Placement && !words.course.is_over() {
        let hands = state
            .order
            .iter()
            .filter(|seat| !state.player(**seat).hand.is_empty());
        let hand = |seat: &Seat| {
            let pieces = counted_pieces(state.player(*seat).hand, texts);
            format!("{}: {pieces}", words.player(*seat))
        };
        let hands: Vec<String> = hands.map(hand).collect();
        if hands.is_empty() {
            return String::new();
        }
        return texts.with("next-left", &[("hands", Argument::from(hands.join("; ")))]);
    }
    let row = match words.course.stage {
        Stage::Dock => &state.dock,
        Stage::Goods => &state.goods,
        Stage::Buildings => &state.buildings,
        Stage::Warfare => &state.warfare,
        _ => return String::new(),
    };
    let waiting: Vec<String> = row.iter().skip(1).map(|(seat, _)| words.player(*seat)).collect();
    if waiting.is_empty() {
        return String::new();
    }
    texts.with("next-waiting", &[("players", Argument::from(waiting.join(", ")))])
}

/// What may be written under this heading, luck first, and at any time.
pub(super) fn written(words: &TableWords, next: &Next, of_record: &Texts) -> Vec<String> {
    let writer = Writer { words, of_record };
    let possible = [writer.possible(&next.actions), writer.possible(&next.at_any_time)];
    let luck = next.luck.iter().map(|luck| writer.luck(luck));
    luck.chain(possible.iter().flatten().map(|one| one.written(of_record)))
        .collect()
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
    let key = next.who.map(|seat| words.players().key(seat).message_id());
    texts.with(id, &[("player", Argument::from(key.unwrap_or_default()))])
}

/// Writes possibilities as lines for a record, in its language.
struct Writer<'a, 'c> {
    words: &'a TableWords<'a, 'c>,
    of_record: &'a Texts,
}

impl Writer<'_, '_> {
    fn luck(&self, luck: &Luck) -> String {
        let word = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, self.of_record);
        let colour = |seat: &Seat| word(kinds::COLOUR, self.words.players().id(*seat));
        let dots = |count: usize| vec!["…"; count.max(1)].join(", ");
        match luck {
            Luck::Order => format!("{}: {}", word(Kind::WORD, "order"), dots(self.words.seats.len())),
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

    fn possible(&self, actions: &[Action]) -> Vec<Possibility> {
        let effect = |building| self.words.rulebook.building(building).effect;
        // R-076: a token that was seen is known.
        let is_unseen = |region| self.words.state.region(region).seen.is_none();
        let possibility = |action: &Action| {
            let open = match action {
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
            let named = match open {
                "" => String::new(),
                " = …" => format!(" = {}", strip_isolates(&self.words.texts.text("next-card"))),
                _ => format!(" = [{}]", strip_isolates(&self.words.texts.text("next-token"))),
            };
            let line = self.words.rulebook.line(self.words.seats, action)?;
            Some(Possibility { line, open, named })
        };
        actions.iter().filter_map(possibility).collect()
    }
}
