//! A line of a record in words: what a game says without them.

use super::names::{record_name, record_name_of};
use super::tell::{money, shown};
use crate::core::{EntryKey, Line, Value};
use crate::l10n::Texts;
use crate::report::without_escapes;

/// A line as a record of this language writes it.
pub fn written(line: &Line, texts: &Texts) -> String {
    match line {
        Line::Heading(heading) => item_written(heading, texts),
        Line::Entry {
            subject,
            items,
            target,
            result,
            link,
        } => {
            let mut text = format!("{}:", item_written(subject, texts));
            for (operator, list) in [("", items), (" >", target), (" =", result), (" ~", link)] {
                if !list.is_empty() {
                    let list: Vec<String> = list.iter().map(|value| item_written(value, texts)).collect();
                    text.push_str(operator);
                    text.push(' ');
                    text.push_str(&list.join(", "));
                }
            }
            text
        }
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
