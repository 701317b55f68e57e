//! What was not understood in a record, each on its line with its place.

use super::context::Context;
use super::files::FileProblem;
use super::problems::escaped;
use crate::core::Value;
use crate::games::AnyGame;
use crate::l10n::{Language, Texts, isolate, strip_isolates};
use crate::message::{Argument, Message};
use crate::notation::{LineIndex, NotationProblem, Span};
use crate::record::{Rewritten, Unknown, shown};
use crate::report::Outside;

/// So many troubles of one file are told one by one.
const MOST_REPORTED: usize = 100;
/// So many characters of words that are not understood are quoted.
const MOST_QUOTED: usize = 60;

/// Something that was not understood.
enum Trouble<'a> {
    Notation(&'a NotationProblem),
    Words(&'a Unknown),
}

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
    let unknown = &found.meanings.unknown;
    let of_notation = found
        .problems
        .iter()
        .map(|problem| (problem.span, Trouble::Notation(problem)));
    let of_words = unknown
        .iter()
        .map(|unknown| (unknown.span, Trouble::Words(unknown)));
    let mut troubles: Vec<(Span, Trouble)> = of_notation.chain(of_words).collect();
    troubles.sort_by_key(|(span, _)| span.start);
    let index = LineIndex::new(text);
    let mut markdown = String::new();
    for (span, trouble) in troubles.iter().take(MOST_REPORTED) {
        let said = match trouble {
            Trouble::Notation(problem) => notation_text(problem, text, &texts),
            Trouble::Words(unknown) => {
                let nearest = unknown.nearest(text, &context.library, game, &found.meanings.players);
                words_text(unknown, &nearest, text, &texts, &names)
            }
        };
        let position = index.position(span.start);
        let place = format!("{file}:{}:{}", position.line, position.column);
        markdown.push_str(&line(&place, &said));
    }
    if let Some(more) = troubles.len().checked_sub(MOST_REPORTED).filter(|more| *more > 0) {
        let said = texts.with("record-more", &[("count", Argument::from(more))]);
        markdown.push_str(&line(file, &said));
    }
    context.output.complain(&markdown);
}

/// Reports one thing about a whole file.
pub(crate) fn complain(file: &str, message: &Message, context: &Context) {
    let said = context.texts.message(message);
    let markdown = line(file, &said);
    context.output.complain(&markdown);
}

/// Reports a file that could not be written.
pub(crate) fn complain_of_file(problem: &FileProblem, context: &Context) {
    complain(
        &problem.path.display().to_string(),
        &escaped(&problem.message),
        context,
    );
}

fn line(place: &str, said: &str) -> String {
    format!("- {}: {said}\n", isolate(&Outside::new(place).in_markdown()))
}

fn notation_text(problem: &NotationProblem, text: &str, texts: &Texts) -> String {
    let said = texts.message(&escaped(&problem.message(text)));
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

fn words_text(unknown: &Unknown, nearest: &[Value], text: &str, texts: &Texts, names: &Texts) -> String {
    let words: String = unknown.span.of(text).chars().take(MOST_QUOTED).collect();
    let words = Outside::new(words).in_markdown();
    let said = texts.with("record-unknown-words", &[("words", Argument::from(words))]);
    if nearest.is_empty() {
        return said;
    }
    let mut names: Vec<String> = nearest.iter().map(|value| shown(value, names)).collect();
    names.dedup();
    let arguments = [("names", Argument::from(names.join(", ")))];
    format!("{said}. {}", texts.with("record-nearest", &arguments))
}
