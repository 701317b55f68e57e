//! A finding in words: its message, what to do about it, and what it rests on.

use super::names::record_name;
use crate::core::{EntryKey, Finding, Registry, Value};
use crate::l10n::{Texts, strip_isolates};
use crate::message::Argument;
use crate::report::escape_markdown;

/// So many possibilities are listed.
const MOST_OPTIONS: usize = 12;

/// A finding in the reader's language, as Markdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What was found.
    pub message: String,
    /// What would have been possible, and what to do.
    pub hint: Option<String>,
}

/// Says a finding. Words to be written into the record are given in its own language.
pub fn tell(finding: &Finding, texts: &Texts, of_record: &Texts) -> Told {
    let id = message_id(finding.slug);
    let arguments: Vec<(&'static str, Argument)> = finding
        .arguments
        .iter()
        .map(|(name, value)| (*name, argument(value, texts)))
        .collect();
    let message = texts.with(&id, &arguments);
    Told {
        message,
        hint: hint(finding, &id, texts, of_record),
    }
}

/// The message of a finding.
pub fn message_id(slug: &str) -> String {
    match slug {
        "unknown-word" => "record-unknown-words".to_owned(),
        "name-is-a-word" | "heading-with-colon" => format!("record-{slug}"),
        _ if slug.starts_with("notation-") => slug.to_owned(),
        _ => format!("breach-{slug}"),
    }
}

/// The number of the section in which a finding's first rule stands.
pub fn section_of<'r>(finding: &Finding, registry: &'r Registry) -> Option<&'r str> {
    let rule = registry.rule(finding.rules.first()?)?;
    registry
        .section(&rule.section)
        .map(|section| section.number.as_ref())
}

fn hint(finding: &Finding, id: &str, texts: &Texts, of_record: &Texts) -> Option<String> {
    let mut parts = Vec::new();
    if !finding.options.is_empty() {
        let of_notation = finding.slug.starts_with("notation-");
        let mut options: Vec<String> = finding
            .options
            .iter()
            .take(MOST_OPTIONS)
            .map(|option| match option {
                Value::Text(id) if of_notation => texts.text(id),
                _ => shown(option, of_record),
            })
            .collect();
        if let Some(more) = finding
            .options
            .len()
            .checked_sub(MOST_OPTIONS)
            .filter(|more| *more > 0)
        {
            options.push(texts.with("check-more-options", &[("count", Argument::from(more))]));
        }
        let list = Argument::from(strip_isolates(&options.join(", ")));
        parts.push(match finding.slug {
            "unknown-word" => texts.with("record-nearest", &[("names", list)]),
            _ if of_notation => texts.with("notation-expected", &[("expected", list)]),
            _ => texts.with("check-options", &[("options", list)]),
        });
    }
    if finding.slug == "unknown-word"
        && let Some((_, Value::List(kinds))) = finding.arguments.iter().find(|(name, _)| *name == "kinds")
        && !kinds.is_empty()
    {
        let kinds: Vec<String> = kinds.iter().map(|kind| shown(kind, texts)).collect();
        let arguments = [("kinds", Argument::from(strip_isolates(&kinds.join(", "))))];
        parts.push(texts.with("record-expected-kinds", &arguments));
    }
    parts.extend(texts.attribute(id, "hint"));
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end_matches('.')).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// A value as an argument: things by the id of their name, so that messages can inflect them.
fn argument(value: &Value, texts: &Texts) -> Argument {
    match value {
        Value::Number(number) => Argument::Number(*number),
        Value::Thing(key) => Argument::from(key.message_id()),
        Value::Case(case) => Argument::from(*case),
        Value::Money(_)
        | Value::Space(..)
        | Value::Counted(_)
        | Value::List(_)
        | Value::Kind(_)
        | Value::Figures(_)
        | Value::Text(_) => Argument::from(shown(value, texts)),
    }
}

/// A value as it stands in a record, as Markdown.
pub fn shown(value: &Value, texts: &Texts) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Money(amount) => money(*amount),
        Value::Thing(key) => named(key, None, texts),
        Value::Space(key, space) => format!("{} {space}", named(key, None, texts)),
        Value::Counted(things) => {
            let counted = things.iter().map(|(count, key)| match count {
                1 => named(key, None, texts),
                _ => format!("{count} {}", named(key, u32::try_from(*count).ok(), texts)),
            });
            counted.collect::<Vec<_>>().join(", ")
        }
        Value::List(values) => {
            let values: Vec<String> = values.iter().map(|value| shown(value, texts)).collect();
            values.join(", ")
        }
        Value::Kind(kind) => strip_isolates(&texts.text(&format!("kind-{}", kind.word()))),
        Value::Figures(figures) => {
            let figures: Vec<String> = figures.iter().map(ToString::to_string).collect();
            escape_markdown(&format!("[{}]", figures.join(" ")))
        }
        Value::Case(case) => (*case).to_owned(),
        Value::Text(text) => escape_markdown(text),
    }
}

/// An amount of money; below zero only where a record spends what was not there.
pub fn money(amount: i64) -> String {
    if amount < 0 {
        format!("-${}", amount.unsigned_abs())
    } else {
        format!("${amount}")
    }
}

fn named(key: &EntryKey, count: Option<u32>, texts: &Texts) -> String {
    record_name(key, count, texts)
}
