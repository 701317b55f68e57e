//! The state of reading, and what every part of the parser needs.

use super::lexer::{Kind, Lexer, Mode, Token};
use crate::notation::log::Log;
use crate::notation::problem::{Expected, Mistake, NotationProblem};
use crate::notation::span::{Number, Span};
use crate::notation::words::Words;

/// The state of reading.
pub(super) struct Parser<'a, 'f> {
    pub(super) lexer: Lexer<'a>,
    pub(super) token: Token,
    /// Where the token before the current one ends.
    pub(super) previous_end: u32,
    pub(super) log: Log<'a>,
    pub(super) problems: Vec<NotationProblem>,
    /// Whether a problem of this entry, heading or opening line has been noted: one is enough.
    has_problem: bool,
    /// Whether something in this entry, heading or opening line could not be read.
    pub(super) is_broken: bool,
    /// Whether no heading has been met.
    pub(super) is_header: bool,
    /// The first words of the record.
    pub(super) first: Option<Span>,
    pub(super) opens_free_text: &'f dyn Fn(Words<'a>) -> bool,
}

impl<'a, 'f> Parser<'a, 'f> {
    pub(super) fn new(text: &'a str, opens_free_text: &'f dyn Fn(Words<'a>) -> bool) -> Self {
        Self {
            lexer: Lexer::new(text),
            token: Token {
                kind: Kind::End,
                span: Span::default(),
            },
            previous_end: 0,
            log: Log::with_room_for(text),
            problems: Vec::new(),
            has_problem: false,
            is_broken: false,
            is_header: true,
            first: None,
            opens_free_text,
        }
    }

    pub(super) fn advance(&mut self) {
        self.previous_end = self.token.span.end;
        self.token = self.lexer.next();
    }

    /// Goes back to a token of this line and reads on in another mode.
    pub(super) fn rewind(&mut self, to: Span, mode: Mode) {
        while let Some(comment) = self.lexer.comments.last()
            && comment.start > to.start
        {
            self.lexer.comments.pop();
        }
        self.lexer.control = self.lexer.control.filter(|control| control.start < to.start);
        self.lexer.mode = mode;
        self.lexer.at = to.start as usize;
        self.token = self.lexer.next();
        self.previous_end = to.start;
    }

    /// From an offset to the end of the last token read.
    pub(super) fn since(&self, start: u32) -> Span {
        Span {
            start,
            end: self.previous_end.max(start),
        }
    }

    /// A new entry, heading or opening line: it may have one problem.
    pub(super) fn begin(&mut self) {
        self.has_problem = false;
        self.is_broken = false;
    }

    /// The end of an entry, heading or opening line.
    pub(super) fn end(&mut self) {
        self.note_control();
        self.begin();
    }

    /// Notes what is wrong, unless something before it was.
    pub(super) fn problem(&mut self, mistake: Mistake, span: Span, expected: &'static [Expected]) {
        let is_after = |control: Span| control.start > span.start;
        if !self.lexer.control.is_none_or(is_after) {
            self.note_control();
        }
        self.is_broken |= !mistake.is_harmless();
        if !self.has_problem {
            self.has_problem = true;
            self.problems.push(NotationProblem {
                mistake,
                span,
                expected,
            });
        }
    }

    /// Reads without noting problems, for when they follow from one that is noted afterwards.
    pub(super) fn silently<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.has_problem, true);
        let result = read(self);
        self.has_problem = before;
        result
    }

    pub(super) fn note_control(&mut self) {
        if let Some(control) = self.lexer.control.take() {
            self.problem(Mistake::ControlCharacter, control, &[]);
        }
    }

    /// Skips to the end of this entry; what is skipped is out of place.
    pub(super) fn skip_rest(&mut self, expected: &'static [Expected]) {
        if !matches!(self.token.kind, Kind::Semicolon | Kind::End) {
            self.problem(Mistake::StrayText, self.token.span, expected);
        }
        while !matches!(self.token.kind, Kind::Semicolon | Kind::End) {
            self.advance();
        }
    }

    /// Notes a figure that is too large.
    pub(super) fn check_number(&mut self, number: Number) {
        if number.is_too_large(self.log.text) {
            self.problem(Mistake::NumberTooLarge, number.span, &[Expected::Number]);
        }
    }
}
