//! A record as a story: what was written, and everything that came of it, with its reason.

use serde_json::{Map, Value as Json, json};

use super::line::written;
use super::tell::{argument, rule_title, tell, told};
use super::typed::typed;
use crate::core::engine::{Event, Step, StepSort};
use crate::core::{Finding, Value};
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::Argument;
use crate::notation::LineIndex;
use crate::reference::Document;
use crate::report::{escape_markdown, parse_markdown, plain_text};

/// A record that was played through, step by step.
#[derive(Debug)]
pub struct Story<'a> {
    /// The text of the record.
    pub text: &'a str,
    /// Its game.
    pub game: &'a AnyGame,
    /// What was found in it.
    pub replayed: &'a AnyReplayed<'a>,
    /// Its statements, and what came of each.
    pub steps: &'a [Step],
}

/// The story as a page. `texts` are those of the reader, with the players' names; `of_record` those of the record.
pub fn story_page(story: &Story, texts: &Texts, of_record: &Texts) -> String {
    let mut page = Document::new();
    page.heading(1, &texts.text("log-title"));
    let index = LineIndex::new(story.text);
    let mut items: Vec<Item> = Vec::new();
    for step in story.steps {
        let line = index.position(step.span.start).line;
        let said = said(step, story, texts);
        let mut below: Vec<String> = step
            .events
            .iter()
            .map(|event| event_text(event, story.game, texts, of_record))
            .collect();
        below.extend(findings_of(step, story).map(|finding| finding_text(finding, texts, of_record)));
        match step.sort {
            StepSort::Header if below.is_empty() && step.line.is_none() => {}
            StepSort::Turn | StepSort::Heading => {
                flush(&mut items, &mut page);
                let level = if step.sort == StepSort::Turn { 2 } else { 3 };
                page.heading(level, &capitalized(&said));
                page.list(&below);
            }
            StepSort::Header | StepSort::Entry => match items.last_mut() {
                // Entries of one line stay together while nothing comes of them.
                Some(last) if last.line == line && last.below.is_empty() => {
                    last.said += &format!("; {said}");
                    last.below = below;
                }
                _ => items.push(Item { line, said, below }),
            },
        }
    }
    flush(&mut items, &mut page);
    page.into_markdown()
}

/// What was written on these lines, the first left out, and what came of it, as a numbered list. Headings say nothing
/// here but what came of them.
pub fn story_steps(story: &Story, lines: (u32, u32), texts: &Texts, of_record: &Texts) -> String {
    let index = LineIndex::new(story.text);
    let mut items: Vec<Item> = Vec::new();
    for step in story.steps {
        let line = index.position(step.span.start).line;
        if line <= lines.0 || line > lines.1 {
            continue;
        }
        let events = step.events.iter();
        let below: Vec<String> = events
            .map(|event| event_text(event, story.game, texts, of_record))
            .collect();
        match step.sort {
            StepSort::Header => {}
            StepSort::Turn | StepSort::Heading => {
                items.extend(below.into_iter().map(|said| Item {
                    line,
                    said: capitalized(&said),
                    below: Vec::new(),
                }));
            }
            StepSort::Entry => items.push(Item {
                line,
                said: capitalized(&said(step, story, texts)),
                below,
            }),
        }
    }
    let mut list = String::new();
    for (number, item) in (1..).zip(&items) {
        list += &format!("{number}. {}\n", item.said);
        for event in &item.below {
            list += &format!("    - {event}\n");
        }
    }
    list
}

/// An entry, and what came of it.
struct Item {
    line: u32,
    said: String,
    below: Vec<String>,
}

fn flush(items: &mut Vec<Item>, page: &mut Document) {
    let mut list = String::new();
    for item in items.drain(..) {
        list += &format!("- {}\n", item.said);
        for event in &item.below {
            list += &format!("  - {event}\n");
        }
    }
    page.block(&list);
}

/// The same for programs.
pub fn story_json(story: &Story, texts: &Texts, of_record: &Texts) -> Json {
    let index = LineIndex::new(story.text);
    let steps = story.steps.iter().map(|step| {
        let events = step.events.iter().map(|event| {
            let arguments = event.arguments.iter();
            let arguments: Map<String, Json> = arguments
                .map(|(name, value)| ((*name).to_owned(), typed(value)))
                .collect();
            json!({
                "id": event.id,
                "rules": event.rules,
                "arguments": arguments,
                "text": plain(&event_text(event, story.game, texts, of_record)),
            })
        });
        let findings = findings_of(step, story).map(|finding| {
            json!({
                "slug": finding.slug,
                "severity": finding.severity.word(),
                "message": plain(&tell(finding, texts, of_record).message),
            })
        });
        json!({
            "line": index.position(step.span.start).line,
            "sort": match step.sort {
                StepSort::Header => "header",
                StepSort::Turn => "turn",
                StepSort::Heading => "heading",
                StepSort::Entry => "entry",
            },
            "turn": step.turn,
            "stage": step.stage.id,
            "written": quoted(step, story),
            "events": events.collect::<Vec<_>>(),
            "findings": findings.collect::<Vec<_>>(),
        })
    });
    json!({
        "version": 1,
        "game": story.game.id(),
        "finished": story.replayed.is_finished(),
        "steps": steps.collect::<Vec<_>>(),
    })
}

/// A statement in the reader's language; as it is written if it was not understood.
fn said(step: &Step, story: &Story, texts: &Texts) -> String {
    let words = match &step.line {
        Some(line) => written(line, texts),
        None => quoted(step, story).to_owned(),
    };
    isolate(&escape_markdown(&strip_isolates(&words)))
}

fn quoted<'s>(step: &Step, story: &Story<'s>) -> &'s str {
    let (start, end) = (step.span.start as usize, step.span.end as usize);
    story.text.get(start..end).unwrap_or_default().trim()
}

/// An event with the rules by which it came: `… takes the gold (R-049)`.
fn event_text(event: &Event, game: &AnyGame, texts: &Texts, of_record: &Texts) -> String {
    let values = event.arguments.iter();
    let mut arguments: Vec<(&'static str, Argument)> = values
        .map(|(name, value)| {
            let argument = match value {
                Value::List(_) => Argument::from(told(value, texts)),
                _ => argument(value, texts, of_record),
            };
            (*name, argument)
        })
        .collect();
    let reason = event.rules.first().and_then(|rule| rule_title(rule, game, texts));
    arguments.push(("reason", Argument::from(reason.unwrap_or_default())));
    let rule = event.rules.first().map_or("", |rule| rule);
    arguments.push(("rule", Argument::from(rule.to_owned())));
    let text = texts.with(&format!("log-{}", event.id), &arguments);
    if event.rules.is_empty() {
        return text;
    }
    format!("{text} ({})", event.rules.join(", "))
}

/// The findings of a statement that stand for themselves.
fn findings_of<'s>(step: &Step, story: &Story<'s>) -> impl Iterator<Item = &'s Finding> {
    let span = step.span;
    let findings = story.replayed.findings().iter();
    findings.filter(move |finding| finding.span == span && finding.follows.is_none())
}

fn finding_text(finding: &Finding, texts: &Texts, of_record: &Texts) -> String {
    let weight = finding.severity.word();
    let severity = texts.text(&format!("severity-{weight}"));
    let message = tell(finding, texts, of_record).message;
    format!("**[{severity}](severity:{weight})** {message}")
}

fn plain(markdown: &str) -> String {
    strip_isolates(&plain_text(&parse_markdown(markdown)))
}

/// A text with a capital letter at its beginning.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let mut start = String::new();
    for letter in letters.by_ref() {
        if letter.is_alphabetic() {
            start.extend(letter.to_uppercase());
            break;
        }
        start.push(letter);
    }
    start + letters.as_str()
}
