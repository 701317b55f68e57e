//! Problems of data and text files, each on its line, in the reader's language.

use std::fmt::Write as _;

use super::context::screen;
use super::output::write_err;
use crate::data::Problem;
use crate::l10n::{Texts, isolate};
use crate::message::{Argument, Message};
use crate::report::Outside;
use crate::report::terminal::{Screen, render_markdown};

/// Reports one thing that concerns no file.
pub(crate) fn complain_of(message: &Message, screen: &Screen, texts: &Texts) {
    let said = texts.message(&escaped(message));
    let markdown = format!("**{}** {said}", texts.text("usage-error"));
    write_err(&render_markdown(&markdown, screen));
}

/// A message whose texts are literal Markdown.
pub(crate) fn escaped(message: &Message) -> Message {
    let mut message = message.clone();
    for (_, argument) in &mut message.arguments {
        if let Argument::Text(text) = argument {
            *text = Outside::new(text.as_str()).in_markdown();
        }
    }
    message
}

/// So many problems are reported one by one.
const MOST_REPORTED: usize = 100;

/// Reports every problem to standard error.
pub(crate) fn complain(problems: &[Problem], texts: &Texts) {
    let heading = texts.with("data-problems", &[("count", Argument::from(problems.len()))]);
    let mut markdown = format!("**{heading}**\n\n");
    for problem in problems.iter().take(MOST_REPORTED) {
        let place = &problem.place;
        let position = format!("{}:{}:{}", place.file, place.line, place.column);
        let text = texts.message(&escaped(&problem.message));
        let _ = writeln!(
            markdown,
            "- {}: {text}",
            isolate(&Outside::new(position).in_markdown())
        );
    }
    if let Some(more) = problems.len().checked_sub(MOST_REPORTED).filter(|more| *more > 0) {
        let said = texts.with("record-more", &[("count", Argument::from(more))]);
        let _ = writeln!(markdown, "- {said}");
    }
    let text = render_markdown(&markdown, &screen(texts.language(), None, None));
    write_err(&text);
}
