//! A finding in words: its message, what to do about it, and what it rests on.

use super::names::record_name;
use crate::core::{EntryKey, Finding, Kind, Registry, TextSpan, Value};
use crate::games::AnyGame;
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::Argument;
use crate::report::escape_markdown;

/// What opens a comment elsewhere.
const COMMENT_SIGNS: [&str; 2] = ["//", "/*"];
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
        .map(|(name, value)| (*name, argument(value, texts, of_record)))
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
        let mut options: Vec<String> = Vec::new();
        for option in finding.options.iter().take(MOST_OPTIONS) {
            let option = match option {
                Value::Text(id) if of_notation => texts.text(id),
                _ => shown(option, of_record),
            };
            // Two things may be written alike.
            if !options.contains(&option) {
                options.push(option);
            }
        }
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
            "entry-outside-its-phase" => texts.with("check-belongs-under", &[("options", list)]),
            _ => texts.with("check-options", &[("options", list)]),
        });
    }
    if finding.slug == "unknown-word"
        && let Some((_, Value::List(expected))) =
            finding.arguments.iter().find(|(name, _)| *name == "expected")
        && !expected.is_empty()
    {
        let expected = Argument::from(expected_words(expected, texts, of_record));
        parts.push(texts.with("record-expected", &[("expected", expected)]));
    }
    let is_comment = |(name, value): &(&str, Value)| {
        *name == "words"
            && matches!(value, Value::Text(words) if COMMENT_SIGNS.iter().any(|sign| words.contains(sign)))
    };
    if finding.slug == "unknown-word" && finding.arguments.iter().any(is_comment) {
        parts.push(texts.text("record-comment-sign"));
    }
    parts.extend(form_of_entry(finding, texts));
    parts.extend(texts.attribute(id, "hint"));
    if let Some((_, assumed)) = finding.arguments.iter().find(|(name, _)| *name == "assumed") {
        let goods = Argument::from(shown(assumed, texts));
        parts.push(texts.with("check-assumed", &[("goods", goods)]));
    }
    if let Some((_, source)) = finding.arguments.iter().find(|(name, _)| *name == "rests_on") {
        let source = argument(source, texts, of_record);
        parts.push(texts.with("check-rests-on", &[("case", source)]));
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end_matches('.')).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// How a figure comes about: what it was, and what has given or taken each part of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FigureAccount {
    /// What it was when it was last agreed; none if it comes of its parts alone.
    pub start: Option<String>,
    /// The parts, in the order of the record.
    pub parts: Vec<AccountPart>,
}

/// A part of a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountPart {
    /// How much, with its sign where it is a change.
    pub amount: String,
    /// What it comes of, as Markdown; empty where only a place and a rule are known.
    pub what: String,
    /// The rule by which it changed.
    pub rule: Option<String>,
    /// Where the entry or heading stands that brought it about.
    pub span: Option<TextSpan>,
}

/// How the figure comes about that a finding is about; none if it is about none.
pub fn account(finding: &Finding, texts: &Texts) -> Option<FigureAccount> {
    let argument = |wanted: &str| {
        let mut arguments = finding.arguments.iter();
        arguments
            .find(|(name, _)| *name == wanted)
            .map(|(_, value)| value)
    };
    let parts = argument("movements").or_else(|| argument("parts"))?;
    let Value::List(parts) = parts else { return None };
    let part = |value: &Value| match value {
        Value::Movement(amount, rule, span) => Some(AccountPart {
            amount: signed_money(*amount),
            what: String::new(),
            rule: Some(rule.clone()),
            span: Some(*span),
        }),
        Value::Part(what, amount) => Some(AccountPart {
            amount: told(amount, texts),
            what: told(what, texts),
            rule: None,
            span: None,
        }),
        _ => None,
    };
    let listed: Vec<AccountPart> = parts.iter().filter_map(part).collect();
    // Parts that the message says itself are no account.
    let is_said = listed.is_empty() && !parts.is_empty();
    (!is_said).then(|| FigureAccount {
        start: argument("start").map(|start| shown(start, texts)),
        parts: listed,
    })
}

/// `+$3`, `−$14`.
fn signed_money(amount: i64) -> String {
    let sign = if amount < 0 { '−' } else { '+' };
    isolate(&format!("{sign}${}", amount.unsigned_abs()))
}

/// How entries are written under the heading of one that says nothing there.
fn form_of_entry(finding: &Finding, texts: &Texts) -> Option<String> {
    let (_, heading) = finding.arguments.iter().find(|(name, _)| *name == "heading")?;
    let Value::Heading(key) = heading else { return None };
    let id = format!("entry-form-{}", key.id);
    let is_meant = finding.slug == "entry-not-understood" && finding.options.is_empty();
    (is_meant && texts.has(&id)).then(|| texts.text(&id))
}

/// What is understood in a place: kinds in the reader's language, words as they are written in the record.
fn expected_words(expected: &[Value], texts: &Texts, of_record: &Texts) -> String {
    let mut words: Vec<String> = Vec::new();
    for value in expected {
        let word = match value {
            Value::Kind(_) | Value::AnyPlayer => shown(value, texts),
            _ => shown(value, of_record),
        };
        if !words.contains(&word) {
            words.push(word);
        }
    }
    strip_isolates(&words.join(", "))
}

/// The title of a rule, or the name of the entry that owns it.
pub fn rule_title(rule: &str, game: &AnyGame, texts: &Texts) -> Option<String> {
    match game.owner_of_rule(rule) {
        Some(entry) => texts.name(&entry.message_id()).map(|name| name.headline),
        None => texts.has(rule).then(|| texts.text(rule)),
    }
}

/// A value as an argument: things by the id of their name, so that messages can inflect them.
pub(super) fn argument(value: &Value, texts: &Texts, of_record: &Texts) -> Argument {
    match value {
        Value::Number(number) => Argument::Number(*number),
        Value::Thing(key) => Argument::from(key.message_id()),
        Value::Heading(_) => Argument::from(shown(value, of_record)),
        Value::Case(case) => Argument::from(*case),
        Value::List(values) => {
            let values: Vec<String> = values.iter().map(|value| listed(value, texts)).collect();
            Argument::from(values.join(", "))
        }
        Value::Money(_)
        | Value::Declared(_)
        | Value::DeclaredAnd(..)
        | Value::Movement(..)
        | Value::Part(..)
        | Value::Space(..)
        | Value::Counted(_)
        | Value::Several(..)
        | Value::Loss { .. }
        | Value::Kind(_)
        | Value::AnyPlayer
        | Value::Figures(_)
        | Value::Said(..)
        | Value::Text(_) => Argument::from(shown(value, texts)),
    }
}

/// A value in a list of a sentence: things by their full names, players with theirs.
fn listed(value: &Value, texts: &Texts) -> String {
    let Value::Thing(key) = value else {
        return shown(value, texts);
    };
    let id = key.message_id();
    let name = texts.name(&id).filter(|_| key.kind != Kind::WORD);
    name.map_or_else(|| shown(value, texts), |name| name.headline + &texts.remark(&id))
}

/// A value as it stands in a record, as Markdown.
pub fn shown(value: &Value, texts: &Texts) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Money(amount) => money(*amount),
        Value::Movement(amount, rule, _) => format!("{} ({rule})", signed_money(*amount)),
        Value::Part(what, amount) => format!("{}: {}", shown(what, texts), shown(amount, texts)),
        Value::Thing(key) => named(key, None, texts) + &texts.remark(&key.message_id()),
        Value::Heading(key) => named(key, None, texts),
        Value::Declared(thing) => escape_markdown(thing.name_in(texts.language().tag.as_ref())),
        Value::DeclaredAnd(thing, letter) => {
            let name = thing.name_in(texts.language().tag.as_ref());
            escape_markdown(&format!("{name} {letter}"))
        }
        Value::Space(key, space) => format!("{} {space}", named(key, None, texts)),
        Value::Counted(things) => {
            let counted = things.iter().map(|(count, key)| match count {
                1 => named(key, None, texts),
                _ => format!("{count} {}", named(key, u32::try_from(*count).ok(), texts)),
            });
            counted.collect::<Vec<_>>().join(", ")
        }
        Value::Several(count, thing) | Value::Loss { count, thing, .. } => {
            format!("{count} {}", named(thing, u32::try_from(*count).ok(), texts))
        }
        Value::List(values) => {
            let values: Vec<String> = values.iter().map(|value| shown(value, texts)).collect();
            values.join(", ")
        }
        Value::AnyPlayer => strip_isolates(&texts.text("record-expected-player")),
        Value::Kind(kind) => strip_isolates(&texts.text(&format!("kind-{}", kind.word()))),
        Value::Figures(figures) => {
            let figures: Vec<String> = figures.iter().map(ToString::to_string).collect();
            escape_markdown(&format!("[{}]", figures.join(" ")))
        }
        Value::Said(message, facts) => {
            let facts = facts
                .iter()
                .map(|(name, fact)| (*name, argument(fact, texts, texts)));
            texts.with(message, &facts.collect::<Vec<_>>())
        }
        Value::Case(case) => (*case).to_owned(),
        Value::Text(text) => escape_markdown(text),
    }
}

/// A value in a sentence for the reader: things by their full names, as they are not written in a record.
pub(super) fn told(value: &Value, texts: &Texts) -> String {
    match value {
        Value::Thing(key) => {
            let id = key.message_id();
            let name = texts
                .name(&id)
                .map_or_else(|| key.id.clone(), |name| name.headline);
            name + &texts.remark(&id)
        }
        Value::List(values) => {
            let values: Vec<String> = values.iter().map(|value| told(value, texts)).collect();
            values.join(", ")
        }
        Value::Part(what, amount) => format!("{}: {}", told(what, texts), told(amount, texts)),
        _ => shown(value, texts),
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
