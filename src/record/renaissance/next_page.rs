//! Who acts now and what may be written, ready to be copied into the record.

use super::TableWords;
use crate::core::engine::Seat;
use crate::core::{EntryKey, Kind};
use crate::games::renaissance::replay::{Luck, Replayed, is_attack, tokens_of};
use crate::games::renaissance::state::{EventCard, Rulebook};
use crate::games::renaissance::{Action, Outcome, PlayResult, Stage, kinds};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::record::names::record_name;
use crate::reference::Document;

type Next<'c> = crate::core::engine::Next<Rulebook<'c>>;

/// So many possibilities are shown to people.
const MOST_LINES: usize = 60;
/// And so many of those that are possible at any time.
const MOST_LINES_BESIDES: usize = 12;

/// What may be written next, as a page; words for the record in its own language.
pub(super) fn next_page(replayed: &Replayed, texts: &Texts, of_record: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let next = replayed.next()?;
    let mut page = Document::new();
    if words.course.stage == Stage::End {
        page.block(&texts.text("next-over"));
    } else if let Some(seat) = next.who {
        page.block(&words.player(seat));
    }
    let lines = under_heading(&words, &next, of_record);
    possibilities(&mut page, "next-lines", &lines, MOST_LINES, texts);
    if let Some(heading) = next.heading.as_ref().filter(|_| !next.must_act) {
        let id = if lines.is_empty() {
            "next-heading"
        } else {
            "next-or-heading"
        };
        page.block(&texts.text(id));
        page.block(&format!("```\n{}\n```", words.line(heading, of_record)));
    }
    let besides: Vec<String> = next
        .at_any_time
        .iter()
        .map(|action| words.line(action, of_record))
        .collect();
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

/// What may be written under this heading, luck first, and at any time.
pub(super) fn written(words: &TableWords, next: &Next, of_record: &Texts) -> Vec<String> {
    let besides = next.at_any_time.iter();
    let mut lines = under_heading(words, next, of_record);
    lines.extend(besides.map(|action| words.line(action, of_record)));
    lines
}

/// What may be written under this heading, luck first.
fn under_heading(words: &TableWords, next: &Next, of_record: &Texts) -> Vec<String> {
    let luck = next.luck.iter().map(|luck| lucky(words, *luck, of_record));
    let actions = next.actions.iter().map(|action| {
        let open = open_luck(words, action);
        format!("{}{open}", words.line(action, of_record))
    });
    luck.chain(actions).collect()
}

/// What only dice can add to an entry.
fn open_luck(words: &TableWords, action: &Action) -> &'static str {
    match action {
        Action::Place(seat, placement) if placement.outcome == Outcome::None => {
            let (state, rulebook) = (words.state, words.rulebook);
            let tokens = tokens_of(state, rulebook, *seat, placement);
            if is_attack(state, rulebook, *seat, placement, tokens) {
                " = [… … …]"
            } else {
                ""
            }
        }
        Action::Play(_, play) if play.card == EventCard::War.card() && play.result == PlayResult::None => {
            " = [… …]"
        }
        Action::Trade(_, _, dice) if dice.is_empty() => " = […]",
        _ => "",
    }
}

fn lucky(words: &TableWords, luck: Luck, of_record: &Texts) -> String {
    let name = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, of_record);
    let power = |seat: Seat| name(kinds::POWER, words.players().id(seat));
    match luck {
        Luck::Bid(seat) => format!("{}: $…", power(seat)),
        Luck::BidRoll(seat) => format!("{}: {} = […]", power(seat), name(Kind::WORD, "roll")),
        Luck::Spend(seat) => format!("{}: …", power(seat)),
        Luck::War => format!("{}: [… …]", name(kinds::CARD, "war")),
        Luck::Market => format!("{}: [… … …], [… … …]", name(Kind::WORD, "market")),
        Luck::Hand(seat, cards) => {
            let dots = vec!["…"; usize::from(cards.max(1))].join(", ");
            format!("{}: {} > {dots}", power(seat), name(Kind::WORD, "discard"))
        }
    }
}
