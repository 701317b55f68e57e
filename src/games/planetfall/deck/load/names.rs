//! Names and ids of cards, commanders and goal sheets.

use std::collections::HashSet;

use super::limits::{LONGEST_NAME, MOST_NAMES};
use super::values::shortened;
use crate::core::DeclaredName;
use crate::data::{Entry, LONGEST_ID, Value, is_id};
use crate::message::Message;
use crate::notation::{Content, parse};

/// The ids of one kind of things, each once.
#[derive(Debug, Default)]
pub(super) struct Ids(HashSet<String>);

/// What something is called.
#[derive(Debug, Default)]
pub(super) struct Called {
    /// The names, the first as the file gives it first.
    pub(super) names: Vec<DeclaredName>,
    /// Further names that are read and never printed.
    pub(super) aliases: Vec<String>,
}

impl Ids {
    /// The id of a thing: the one it is given, or else its first name, with the number of its planet if that is taken.
    pub(super) fn of(&mut self, entry: &Entry, called: &Called, planet: Option<u16>) -> String {
        let given = entry.optional_text("id").filter(|id| !id.is_empty());
        if let Some(id) = given {
            let id = id.into_owned();
            if !is_id(&id) {
                let message = Message::new("data-bad-id").with("id", shortened(&id));
                entry.problem("id", message.with("limit", LONGEST_ID));
            } else if !self.0.insert(id.clone()) {
                entry.problem("id", Message::new("deck-same-id").with("id", id.clone()));
            }
            return id;
        }
        let first = called.names.first().map_or("", |name| name.name.as_str());
        let of_name = id_of(first);
        let with_planet = planet.map(|planet| format!("{of_name}-{planet}"));
        for id in std::iter::once(of_name.clone()).chain(with_planet) {
            if self.0.insert(id.clone()) {
                return id;
            }
        }
        if !of_name.is_empty() {
            entry.problem("name", Message::new("deck-same-id").with("id", of_name.clone()));
        }
        of_name
    }
}

/// A name as an id: its letters and digits, with hyphens between the words.
fn id_of(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-").chars().take(usize::from(LONGEST_ID)).collect()
}

/// The names of a thing: one for every language, or a table by language.
pub(super) fn called(entry: &Entry) -> Called {
    let mut called = Called::default();
    match entry.value("name") {
        None => entry.problem("name", Message::new("data-missing-key").with("key", "name")),
        Some(Value::Text(name)) => {
            if let Some(message) = problem_of(&name) {
                entry.problem("name", message);
            }
            called.names.push(DeclaredName { language: None, name });
        }
        Some(Value::Table) => called.names = by_language(entry),
        Some(_) => entry.problem("name", Message::new("deck-wrong-name")),
    }
    let mut aliases = entry.texts("aliases").into_owned();
    if aliases.len() > MOST_NAMES {
        let message = Message::new("deck-too-many-names").with("limit", MOST_NAMES);
        entry.problem("aliases", message);
        aliases.truncate(MOST_NAMES);
    }
    for alias in aliases {
        if let Some(message) = problem_of(&alias) {
            entry.problem("aliases", message);
        }
        called.aliases.push(alias.into_owned());
    }
    called
}

fn by_language(entry: &Entry) -> Vec<DeclaredName> {
    let Some(inner) = entry.inner("name") else {
        return Vec::new();
    };
    let written = inner.named_texts();
    if inner.is_empty() {
        entry.problem("name", Message::new("deck-wrong-name"));
    }
    if written.len() > MOST_NAMES {
        let message = Message::new("deck-too-many-names").with("limit", MOST_NAMES);
        entry.problem("name", message);
    }
    let mut names = Vec::new();
    for (tag, name, place) in written.into_iter().take(MOST_NAMES) {
        if !is_tag(&tag) {
            inner.problem_at(place, Message::new("data-bad-tag").with("tag", shortened(&tag)));
        } else if let Some(message) = problem_of(&name) {
            inner.problem_at(place, message);
        }
        names.push(DeclaredName {
            language: Some(tag),
            name,
        });
    }
    names
}

/// Whether a text can be the tag of a language.
fn is_tag(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let is_language =
        |part: &str| (2..=8).contains(&part.len()) && part.bytes().all(|letter| letter.is_ascii_lowercase());
    let is_part =
        |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|sign| sign.is_ascii_alphanumeric());
    parts.next().is_some_and(is_language) && parts.all(is_part)
}

/// What is wrong with a name: too long, or not to be written in a record.
fn problem_of(name: &str) -> Option<Message> {
    if name.chars().count() > LONGEST_NAME {
        return Some(Message::new("deck-name-too-long").with("limit", LONGEST_NAME));
    }
    (!is_readable(name)).then(|| Message::new("deck-name-unreadable").with("name", shortened(name)))
}

/// Whether a record that has this name says nothing else by it.
fn is_readable(name: &str) -> bool {
    if name.contains(['\n', '\r']) || name.trim() != name || name.is_empty() {
        return false;
    }
    let line = format!("annals 1 x en\nx: {name}");
    let (log, problems) = parse(&line);
    let entry = log.lines().find_map(|line| match line.content() {
        Content::Entries(mut entries) => entries.next(),
        _ => None,
    });
    let Some(entry) = entry.filter(|_| problems.is_empty()) else {
        return false;
    };
    let mut items = entry.items();
    let (first, second) = (items.next(), items.next());
    let is_plain = first.is_some_and(|item| {
        item.words().is_some_and(|words| words.text() == name)
            && item.count().is_none()
            && item.money().is_none()
            && item.numbers().is_empty()
            && item.literal().is_none()
            && item.lead().is_none()
            && !item.is_negative()
    });
    is_plain && second.is_none() && entry.target().is_none() && entry.waivers().len() == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_must_be_one_that_a_record_can_hold() {
        for name in [
            "rust crawler",
            "Kir'Ko",
            "לפיד הגאות",
            "Żarłok",
            "half-light",
            "no 7 mill",
        ] {
            assert!(is_readable(name), "{name}");
        }
        for name in [
            "",
            " x",
            "a, b",
            "a: b",
            "a > b",
            "a = b",
            "a # b",
            "7 mills",
            "mill 7",
            "-mill",
            "a\nb",
            "a; b",
            "a ! b",
            "[1 2]",
            "a \u{1b}[31m b",
            "a \u{202e}b",
            "$5 mill",
        ] {
            assert!(!is_readable(name), "{name:?}");
        }
    }

    #[test]
    fn ids_are_made_of_names() {
        assert_eq!(id_of("Żarłok: Drugi!"), "żarłok-drugi");
        assert_eq!(id_of("  "), "");
    }
}
