//! The values that deck files have in many places: figures by level, gains, words, texts.

use super::limits::MOST_FIGURE;
use crate::data::{Entry, Value};
use crate::games::planetfall::deck::{Gains, Levels, Track};
use crate::message::Message;

/// What stands in place of a figure that nobody has looked at.
const UNKNOWN: &str = "?";

/// One of a fixed set of words, as the value it stands for; none if it is left out or not known.
pub(super) fn word<T: Copy>(entry: &Entry, key: &'static str, words: &[(&str, T)]) -> Option<T> {
    let written = entry.optional_text(key)?;
    let found = words.iter().find(|(known, _)| *known == written);
    if found.is_none() && !written.is_empty() {
        unknown_word(entry, key, &written, words);
    }
    found.map(|(_, value)| *value)
}

/// One word or a list of words; nothing if it is left out.
pub(super) fn word_list<T: Copy>(entry: &Entry, key: &'static str, words: &[(&str, T)]) -> Vec<T> {
    let written = match entry.value(key) {
        None => return Vec::new(),
        Some(Value::Text(word)) => vec![Value::Text(word)],
        Some(Value::List(list)) => list,
        Some(_) => vec![Value::Other],
    };
    let mut found = Vec::new();
    for word in written {
        let Value::Text(word) = word else {
            let message = Message::new("data-wrong-type").with("key", key);
            entry.problem(key, message.with("wanted", "list-of-texts"));
            break;
        };
        match words.iter().find(|(known, _)| *known == word) {
            Some((_, value)) => found.push(*value),
            None => unknown_word(entry, key, &word, words),
        }
    }
    found
}

fn unknown_word<T>(entry: &Entry, key: &'static str, word: &str, words: &[(&str, T)]) {
    let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
    let message = Message::new("data-unknown-word").with("key", key);
    let message = message.with("word", shortened(word));
    entry.problem(key, message.with("known", known.join(", ")));
}

/// The beginning of what stands in a file.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(super::limits::LONGEST_NAME).collect()
}

/// A text of limited length that may be left out.
pub(super) fn optional_text(entry: &Entry, key: &'static str, longest: usize) -> Option<String> {
    let text = entry.optional_text(key)?.into_owned();
    if text.chars().count() > longest {
        let message = Message::new("deck-too-long").with("key", key);
        entry.problem(key, message.with("limit", longest));
        return None;
    }
    Some(text).filter(|text| !text.trim().is_empty())
}

/// A figure on levels I, II and III: one number or three; none if it is left out.
pub(super) fn levels(entry: &Entry, key: &'static str) -> Option<Levels> {
    let value = entry.value(key)?;
    let figures = match value {
        Value::List(list) => {
            let figures: Option<Vec<_>> = list.iter().map(figure).collect();
            figures.and_then(|figures| <[Option<u16>; 3]>::try_from(figures).ok())
        }
        one => figure(&one).map(|figure| [figure; 3]),
    };
    if figures.is_none() {
        let message = Message::new("deck-wrong-levels").with("key", key);
        entry.problem(key, message.with("most", MOST_FIGURE));
    }
    Some(Levels(figures.unwrap_or_default()))
}

/// A figure or `"?"`; none if it is neither.
#[expect(
    clippy::option_option,
    reason = "a figure that is unknown is not a value that is wrong"
)]
fn figure(value: &Value) -> Option<Option<u16>> {
    match value {
        Value::Number(Some(number)) if *number <= MOST_FIGURE => Some(Some(*number)),
        Value::Text(text) if text == UNKNOWN => Some(None),
        _ => None,
    }
}

/// What a key for one figure says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    /// The key is left out.
    Nothing,
    /// The figure is unknown, or was not understood.
    Unknown,
    /// `false`: there is none.
    No,
    /// The figure.
    Figure(u16),
}

/// One figure, `"?"` or, where there may be none, `false`.
pub(super) fn one_figure(entry: &Entry, key: &'static str) -> Said {
    let Some(value) = entry.value(key) else {
        return Said::Nothing;
    };
    if value == Value::Flag(false) {
        return Said::No;
    }
    match figure(&value) {
        Some(Some(figure)) => Said::Figure(figure),
        Some(None) => Said::Unknown,
        None => {
            let message = Message::new("data-out-of-range").with("key", key);
            entry.problem(key, message.with("least", 0_u16).with("most", MOST_FIGURE));
            Said::Unknown
        }
    }
}

/// An amount of each statistic; none if it is left out.
pub(super) fn gains(entry: &Entry, key: &'static str) -> Option<Gains> {
    if !entry.has(key) {
        // The key is known all the same.
        entry.value(key);
        return None;
    }
    let inner = entry.inner(key)?;
    let figure = |key| inner.optional_number(key, 0..=MOST_FIGURE).unwrap_or(0);
    let gains = Gains {
        empire: figure("empire"),
        strength: figure("strength"),
        energy: figure("energy"),
        experience: figure("experience"),
    };
    inner.finish();
    Some(gains)
}

/// The start and the maximum of a track.
pub(super) fn track(entry: &Entry, key: &'static str, is_complete: bool) -> Track {
    let Some(inner) = entry.inner(key) else {
        if is_complete && !entry.has(key) {
            entry.problem(key, Message::new("data-missing-key").with("key", key));
        }
        return Track::default();
    };
    let figure = |key| match one_figure(&inner, key) {
        Said::Figure(figure) => Some(figure),
        Said::Unknown => None,
        Said::No | Said::Nothing => {
            if is_complete {
                inner.problem(key, Message::new("data-missing-key").with("key", key));
            }
            None
        }
    };
    let track = Track {
        start: figure("start"),
        max: figure("max"),
    };
    if let (Some(start), Some(max)) = (track.start, track.max)
        && start > max
    {
        let message = Message::new("deck-start-beyond-maximum").with("start", start);
        inner.problem("start", message.with("max", max));
    }
    inner.finish();
    track
}
