//! Who acts now and what may be written, ready to be copied into the record.

use super::names::TableWords;
use crate::core::engine::Game as _;
use crate::core::{EntryKey, Kind};
use crate::games::planetfall::kinds;
use crate::games::planetfall::replay::{Luck, Replayed};
use crate::games::planetfall::state::{Rulebook, Stage};
use crate::games::planetfall::{Action, Use};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::record::Asked;
use crate::record::names::record_name;
use crate::record::next::{Possibility, add_possibilities};
use crate::reference::Document;

type Next<'c> = crate::core::engine::Next<Rulebook<'c>>;

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
    if words.course.stage == Stage::End {
        page.block(&texts.text("next-over"));
    } else if let Some(seat) = next.who {
        let player = Argument::from(words.player(seat));
        page.block(&texts.with("next-acts", &[("player", player)]));
    }
    let lucky: Vec<String> = next
        .luck
        .iter()
        .map(|luck| lucky(&words, luck, of_record))
        .collect();
    if !lucky.is_empty() {
        page.heading(2, &texts.text("next-luck"));
        page.block(&format!("```\n{}\n```", lucky.join("\n")));
    }
    let possible = possible(&words, &next.actions);
    add_possibilities(&mut page, "next-lines", &possible, asked, texts, of_record);
    if let Some(heading) = next.heading.filter(|_| !next.must_act) {
        let id = if possible.is_empty() && lucky.is_empty() {
            "next-heading"
        } else {
            "next-or-heading"
        };
        page.block(&texts.text(id));
        page.block(&format!("```\n{}\n```", words.line(&heading, of_record)));
    }
    Some(page.into_markdown())
}

/// What may be written under this heading, luck first.
pub(super) fn written(words: &TableWords, next: &Next, of_record: &Texts) -> Vec<String> {
    let luck = next.luck.iter().map(|luck| lucky(words, luck, of_record));
    let possible = possible(words, &next.actions);
    luck.chain(possible.iter().map(|one| one.written(of_record)))
        .collect()
}

fn possible(words: &TableWords, actions: &[Action]) -> Vec<Possibility> {
    let possibility = |action: &Action| {
        let is_open = matches!(action, Action::Use(_, _, used) if matches!(**used, Use::Reveal(_, None)));
        let open = if is_open { " = …" } else { "" };
        let line = words.rulebook.line(words.seats, action)?;
        Some(Possibility {
            line,
            open,
            named: open.to_owned(),
        })
    };
    actions.iter().filter_map(possibility).collect()
}

fn lucky(words: &TableWords, luck: &Luck, of_record: &Texts) -> String {
    let word = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, of_record);
    let dots = |count: usize| vec!["…"; count.max(1)].join(", ");
    match luck {
        Luck::Commander(seat) => format!("{}: … a", word(kinds::COLOUR, words.players().id(*seat))),
        Luck::Goal => format!("{}: …", word(Kind::WORD, "goal")),
        Luck::Order => format!("{}: {}", word(Kind::WORD, "order"), dots(words.seats.len())),
        Luck::Row(level, count) => format!("{} {level}: {}", word(Kind::WORD, "level"), dots(*count)),
    }
}
