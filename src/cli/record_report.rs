//! What was not understood in a record, each on its line with its place.

use super::context::Context;
use crate::core::EntryKey;
use crate::games::AnyGame;
use crate::l10n::{Language, Texts, isolate, strip_isolates};
use crate::message::{Argument, Message};
use crate::notation::{LineIndex, NotationProblem, Span};
use crate::record::{Rewritten, Unknown, record_name};
use crate::report::{escape_markdown, terminal};

/// Reports problems of notation and unknown words to standard error, in the order of the text. The
/// nearest words are given in the language of the record, everything else in the reader's.
pub(crate) fn report(
    file: &str,
    text: &str,
    found: &Rewritten,
    game: &AnyGame,
    of_record: &Language,
    context: &Context,
) {
    let texts = context.game_texts(game);
    let names = texts.in_language(of_record);
    let mut lines: Vec<(Span, String)> = Vec::new();
    for problem in &found.problems {
        lines.push((problem.span, of_notation(problem, text, &texts)));
    }
    for unknown in &found.unknown {
        lines.push((unknown.span, of_words(unknown, text, &texts, &names)));
    }
    lines.sort_by_key(|(span, _)| span.start);
    let index = LineIndex::new(text);
    let mut markdown = String::new();
    for (span, said) in lines {
        let position = index.position(span.start);
        let place = format!("{file}:{}:{}", position.line, position.column);
        markdown.push_str(&line(&place, &said));
    }
    eprint!("{}", terminal::render_markdown(&markdown, &context.output.screen));
}

/// Reports one thing about a whole file.
pub(crate) fn complain(file: &str, message: &Message, context: &Context) {
    let said = context.texts.message(message);
    let markdown = line(file, &said);
    eprint!("{}", terminal::render_markdown(&markdown, &context.output.screen));
}

fn line(place: &str, said: &str) -> String {
    format!("- {}: {said}\n", isolate(&escape_markdown(place)))
}

fn of_notation(problem: &NotationProblem, text: &str, texts: &Texts) -> String {
    let mut message = problem.message(text);
    for (_, argument) in &mut message.arguments {
        if let Argument::Text(found) = argument {
            *found = escape_markdown(found);
        }
    }
    let said = texts.message(&message);
    let expected: Vec<String> = problem
        .expected
        .iter()
        .map(|expected| texts.text(expected.id()))
        .collect();
    if expected.is_empty() {
        return said;
    }
    let arguments = [("expected", Argument::from(strip_isolates(&expected.join(", "))))];
    format!("{said}. {}", texts.with("notation-expected", &arguments))
}

fn of_words(unknown: &Unknown, text: &str, texts: &Texts, names: &Texts) -> String {
    let words = escape_markdown(unknown.span.of(text));
    let said = texts.with("record-unknown-words", &[("words", Argument::from(words))]);
    if unknown.nearest.is_empty() {
        return said;
    }
    let name = |key: &EntryKey| record_name(key, None, names);
    let names: Vec<String> = unknown.nearest.iter().map(name).collect();
    let arguments = [("names", Argument::from(names.join(", ")))];
    format!("{said}. {}", texts.with("record-nearest", &arguments))
}
