//! Problems of data and text files, each on its line, in the reader's language.

use std::fmt::Write as _;

use super::context::screen;
use crate::data::Problem;
use crate::l10n::{Texts, isolate};
use crate::message::Argument;
use crate::report::escape_markdown;
use crate::report::terminal::render_markdown;

/// Reports every problem to standard error.
pub(crate) fn complain(problems: &[Problem], texts: &Texts) {
    let heading = texts.with("data-problems", &[("count", Argument::from(problems.len()))]);
    let mut markdown = format!("**{heading}**\n\n");
    for problem in problems {
        let place = &problem.place;
        let position = format!("{}:{}:{}", place.file, place.line, place.column);
        let mut message = problem.message.clone();
        for (_, argument) in &mut message.arguments {
            if let Argument::Text(text) = argument {
                *text = escape_markdown(text);
            }
        }
        let text = texts.message(&message);
        let _ = writeln!(markdown, "- {}: {text}", isolate(&escape_markdown(&position)));
    }
    let text = render_markdown(&markdown, &screen(texts.language(), None, None));
    eprint!("{text}");
}
