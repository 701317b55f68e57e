//! A line of a record in words: what a game says without them.

use super::names::{record_name, record_name_of};
use super::tell::{money, shown};
use crate::core::engine::{Action as _, Game, Role, Seated};
use crate::core::{EntryKey, Line, Value};
use crate::l10n::Texts;
use crate::report::without_escapes;

/// A line as a record of this language writes it.
pub(super) fn written(line: &Line, texts: &Texts) -> String {
    match line {
        Line::Heading(heading) => item_written(heading, texts),
        Line::Entry(entry) => {
            let mut text = format!("{}:", item_written(&entry.subject, texts));
            for (sign, list) in entry.lists() {
                if !list.is_empty() {
                    let list: Vec<String> = list.iter().map(|value| item_written(value, texts)).collect();
                    text.push_str(sign);
                    text.push(' ');
                    text.push_str(&list.join(", "));
                }
            }
            text
        }
    }
}

/// Writes the lines of a record.
#[derive(Debug, Clone, Copy)]
pub struct Lines<'a, G> {
    /// The game.
    pub rulebook: &'a G,
    /// Who plays.
    pub seats: &'a [Seated],
    /// The language of the record.
    pub texts: &'a Texts,
}

/// How the records of a game are laid out.
pub trait Layout: Game {
    /// The word of the game in the opening line.
    const ID: &'static str;

    /// Where an action is written, behind those that stand on the last line.
    fn place(_line: &[Self::Action], action: &Self::Action, _players: usize) -> Place {
        match action.role() {
            Role::Turn(_) => Place::Apart,
            _ => Place::OwnLine,
        }
    }
}

/// Where an action is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// On a line of its own.
    OwnLine,
    /// The same, behind an empty line.
    Apart,
    /// On the line of the action before.
    SameLine,
}

impl<G: Game> Lines<'_, G> {
    /// One line; empty for what has no line of its own.
    pub fn line(&self, action: &G::Action) -> String {
        let line = self.rulebook.line(self.seats, action);
        line.map(|line| written(&line, self.texts)).unwrap_or_default()
    }
}

impl<G: Layout> Lines<'_, G> {
    /// A whole record: the opening line, then the actions.
    pub fn record(&self, actions: &[G::Action]) -> String {
        let mut text = format!("annals 1 {} {}\n", G::ID, self.texts.language().tag);
        let mut start = 0;
        for (at, action) in actions.iter().enumerate() {
            match G::place(&actions[start..at], action, self.seats.len()) {
                Place::OwnLine => start = at,
                Place::Apart => {
                    start = at;
                    text.push('\n');
                }
                Place::SameLine => {
                    text.pop();
                    text.push_str("; ");
                }
            }
            text.push_str(&self.line(action));
            text.push('\n');
        }
        text
    }
}

/// One item of a line.
pub(super) fn item_written(value: &Value, texts: &Texts) -> String {
    match value {
        Value::Money(amount) => money(*amount),
        Value::Several(count, key) => several(*count, key, texts),
        Value::Loss { of, count, thing } => {
            let owner = of
                .as_ref()
                .map(|owner| format!("{} ", record_name(owner, None, texts)));
            let lost = if *count == 1 {
                record_name(thing, None, texts)
            } else {
                several(*count, thing, texts)
            };
            format!("{}-{lost}", owner.unwrap_or_default())
        }
        _ => without_escapes(&shown(value, texts)),
    }
}

fn several(count: i64, key: &EntryKey, texts: &Texts) -> String {
    let name = record_name_of(key, u32::try_from(count).unwrap_or(u32::MAX), texts);
    format!("{count} {name}")
}
