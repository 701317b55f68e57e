//! What may be written next, in factors: where pieces and regions can be combined freely, two lists instead of all their
//! combinations.

use serde_json::{Value as Json, json};

use super::line::{item_written, written};
use super::table_words::TableWords;
use crate::core::engine::{Game, Next, Replayed};
use crate::core::{EntryKey, Line, Value};
use crate::l10n::{Texts, strip_isolates};
use crate::message::Argument;
use crate::reference::Document;

/// So many words of one list are shown to people.
const MOST_WORDS: usize = 24;

/// What somebody wants to know of what comes next.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Asked {
    /// Whether everything is wanted, each entry by itself.
    pub all: bool,
    /// The player whose entries are wanted; none for everybody's.
    pub player: Option<EntryKey>,
}

/// An entry that may be written; luck in it is left open.
#[derive(Debug, Clone)]
pub(super) struct Possibility {
    /// The entry.
    pub(super) line: Line,
    /// What luck brings, as it stands in the record: ` = [… … … …]`.
    pub(super) open: &'static str,
    /// The same with the names of its figures.
    pub(super) named: String,
}

impl Possibility {
    /// The entry with dots for luck, ready to be copied.
    pub(super) fn written(&self, of_record: &Texts) -> String {
        strip_isolates(&format!("{}{}", written(&self.line, of_record), self.open))
    }

    fn is_of(&self, asked: &Asked) -> bool {
        let Line::Entry(entry) = &self.line else {
            return true;
        };
        match (&asked.player, &entry.subject) {
            (Some(player), Value::Thing(key)) => key.kind != player.kind || key == player,
            _ => true,
        }
    }
}

/// What may be written next, for programs. `written` are the entries under this heading and those of any time.
pub(super) fn next_json<G: Game>(
    replayed: &Replayed<G>,
    of_record: &Texts,
    written: impl Fn(&TableWords<G>, &Next<G>, &Texts) -> Vec<String>,
) -> Json {
    let Some((words, next)) = TableWords::new(replayed, of_record).zip(replayed.next()) else {
        return json!({ "player": null, "entries": [], "heading": null });
    };
    json!({
        "turn": replayed.turn(),
        "stage": replayed.heading().map(|key| key.id),
        "player": next.who.map(|seat| words.players().id(seat)),
        "must_act": next.must_act,
        "entries": written(&words, &next, of_record),
        "heading": next.heading.as_ref().map(|heading| words.line(heading, of_record)),
    })
}

/// Entries that differ only in what they combine: each of these items with each of these targets.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Factors {
    subject: String,
    items: Vec<String>,
    targets: Vec<String>,
    rest: String,
}

/// Adds the entries under a heading: in factors, or each by itself where everything is wanted.
pub(super) fn add_possibilities(
    page: &mut Document,
    heading: &str,
    possible: &[Possibility],
    asked: &Asked,
    texts: &Texts,
    of_record: &Texts,
) {
    let wanted: Vec<&Possibility> = possible.iter().filter(|one| one.is_of(asked)).collect();
    if wanted.is_empty() {
        return;
    }
    page.heading(2, &texts.text(heading));
    if asked.all {
        let lines: Vec<String> = wanted.iter().map(|one| one.written(of_record)).collect();
        page.block(&format!("```\n{}\n```", lines.join("\n")));
        return;
    }
    let items: Vec<String> = factors(&wanted, of_record)
        .iter()
        .map(|factors| said(factors, texts))
        .collect();
    page.list(&items);
}

/// The factors of some entries, in the order in which they come; a pass stands by itself.
fn factors(possible: &[&Possibility], of_record: &Texts) -> Vec<Factors> {
    // For each subject, item and rest the targets that go with it.
    let mut rows: Vec<Factors> = Vec::new();
    for one in possible {
        let Line::Entry(entry) = &one.line else {
            continue;
        };
        let list = |values: &[Value]| {
            let words: Vec<String> = values
                .iter()
                .map(|value| item_written(value, of_record))
                .collect();
            strip_isolates(&words.join(", "))
        };
        let mut rest = String::new();
        for (sign, values) in [("=", &entry.result), ("~", &entry.link)] {
            if !values.is_empty() {
                rest += &format!(" {sign} {}", list(values));
            }
        }
        rest += &one.named;
        let row = Factors {
            subject: strip_isolates(&item_written(&entry.subject, of_record)),
            items: vec![list(&entry.items)],
            targets: Vec::new(),
            rest,
        };
        let targets = (!entry.target.is_empty()).then(|| list(&entry.target));
        let known = rows.iter_mut().find(|known| {
            (&known.subject, &known.items, &known.rest) == (&row.subject, &row.items, &row.rest)
                && known.targets.is_empty() == targets.is_none()
        });
        match known {
            Some(known) => known.targets.extend(targets),
            None => rows.push(Factors {
                targets: targets.into_iter().collect(),
                ..row
            }),
        }
    }
    // Items with the same targets go together.
    let passes = of_record
        .name("word-pass")
        .map_or_else(String::new, |name| name.headline.to_lowercase());
    let mut all: Vec<Factors> = Vec::new();
    for row in rows {
        let is_pass = |factors: &Factors| factors.items.iter().any(|item| item.to_lowercase() == passes);
        let known = all.iter_mut().find(|known| {
            (&known.subject, &known.targets, &known.rest) == (&row.subject, &row.targets, &row.rest)
                && !is_pass(known)
                && !is_pass(&row)
        });
        match known {
            Some(known) => known.items.extend(row.items),
            None => all.push(row),
        }
    }
    all
}

/// Factors for people.
fn said(factors: &Factors, texts: &Texts) -> String {
    let Factors {
        subject,
        items,
        targets,
        rest,
    } = factors;
    if items.len() == 1 && targets.len() <= 1 {
        let target = targets.first().map(|target| format!(" > {target}"));
        let item = items.first().map(|item| format!(" {item}"));
        let item = item.filter(|item| !item.trim().is_empty()).unwrap_or_default();
        return code(&format!("{subject}:{item}{}{rest}", target.unwrap_or_default()));
    }
    let mut text = format!("{} {}", code(&format!("{subject}:")), one_of(items, texts));
    if !targets.is_empty() {
        text += &format!(" {} {}", code(">"), one_of(targets, texts));
    }
    if !rest.is_empty() {
        text += &format!(" {}", code(rest.trim()));
    }
    text
}

/// `one of canada | peru`.
fn one_of(words: &[String], texts: &Texts) -> String {
    if let [only] = words {
        return code(only);
    }
    let mut shown: Vec<String> = words.iter().take(MOST_WORDS).map(|word| code(word)).collect();
    if let Some(more) = words.len().checked_sub(MOST_WORDS).filter(|more| *more > 0) {
        shown.push(texts.with("next-more", &[("count", Argument::from(more))]));
    }
    texts.with("next-one-of", &[("list", Argument::from(shown.join(" | ")))])
}

fn code(text: &str) -> String {
    format!("`{}`", text.replace('`', "'"))
}
