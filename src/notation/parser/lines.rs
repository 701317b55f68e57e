//! Text to log, line by line. Never fails, reads everything once.

use super::lexer::{Kind, Mode};
use super::state::Parser;
use crate::notation::log::{LineData, LineKind, Log};
use crate::notation::problem::{Expected, Mistake, NotationProblem};
use crate::notation::span::{Part, Span};
use crate::notation::words::Words;

/// Reads a record. What is wrong with it is returned beside it, in the order of the text.
///
/// No more than 4 GiB are read; longer texts are to be refused before.
pub fn parse(text: &str) -> (Log<'_>, Vec<NotationProblem>) {
    parse_with(text, &|_| false)
}

/// Reads a record in which some subjects open free text, such as a title.
///
/// The question is asked only for the first entry of a line, and only before the first heading. In
/// free text only `#` has a meaning.
pub fn parse_with<'a>(
    text: &'a str,
    opens_free_text: &dyn Fn(Words<'a>) -> bool,
) -> (Log<'a>, Vec<NotationProblem>) {
    let mut parser = Parser::new(readable(text), opens_free_text);
    parser.file();
    parser.finish()
}

/// The text as far as offsets reach.
fn readable(text: &str) -> &str {
    let mut end = text.len().min(u32::MAX as usize);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

impl<'a> Parser<'a, '_> {
    fn file(&mut self) {
        let mut is_first = true;
        while !self.lexer.is_at_end(self.lexer.at) {
            let (indent, content) = self.lexer.indentation(self.lexer.at);
            if self.lexer.is_at_newline(content) || self.lexer.is_at_end(content) {
                self.lexer.at = content;
                self.push_blank();
            } else {
                if is_first {
                    self.lexer.base = indent;
                    is_first = false;
                }
                self.logical_line();
            }
            self.lexer.step_over_newline();
        }
    }

    fn finish(mut self) -> (Log<'a>, Vec<NotationProblem>) {
        if self.log.magics.is_empty() {
            self.problems.push(NotationProblem {
                mistake: Mistake::MissingMagic,
                span: self.first.unwrap_or_default(),
                expected: &[Expected::Magic],
            });
        }
        self.problems.sort_by_key(|problem| problem.span.start);
        self.log.comments = self.lexer.comments;
        (self.log, self.problems)
    }

    /// Reads a physical line and everything that goes on with it.
    fn logical_line(&mut self) {
        let lines = self.log.lines.len();
        let comments = self.lexer.comments.len();
        self.lexer.mode = Mode::Opening;
        self.begin();
        self.advance();
        loop {
            while self.token.kind == Kind::Semicolon {
                self.advance();
            }
            if self.token.kind == Kind::End {
                self.note_control();
                self.close_line(lines, comments);
                return;
            }
            self.first.get_or_insert(self.token.span);
            self.begin();
            if self.magic() {
                continue;
            }
            let start = self.token.span;
            let phrase = self.phrase();
            if matches!(self.token.kind, Kind::End | Kind::Semicolon) {
                self.heading(&phrase);
            } else {
                self.entries_line(start, &phrase, comments);
                return;
            }
        }
    }

    /// The comments at the end belong to the last line; without one they are a line.
    fn close_line(&mut self, lines: usize, comments: usize) {
        let all = self.lexer.comments.len();
        if self.log.lines.len() > lines {
            if let Some(last) = self.log.lines.last_mut() {
                last.comments = Part::since(comments, all);
            }
        } else if all > comments {
            let first = self.lexer.comments[comments];
            let last = self.lexer.comments[all - 1];
            self.log.lines.push(LineData {
                kind: LineKind::Comment,
                span: Span {
                    start: first.start,
                    end: last.end,
                },
                part: Part::default(),
                comments: Part::since(comments, all),
            });
        } else {
            self.push_blank();
        }
    }

    fn push_blank(&mut self) {
        let is_after_blank = self
            .log
            .lines
            .last()
            .is_some_and(|line| line.kind == LineKind::Blank);
        if !is_after_blank {
            self.log.lines.push(LineData {
                kind: LineKind::Blank,
                span: Span::new(self.lexer.at, self.lexer.at),
                part: Part::default(),
                comments: Part::default(),
            });
        }
    }
}
