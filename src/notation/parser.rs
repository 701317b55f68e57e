//! Text to log: lines, the line that opens a record, headings. Never fails, reads everything once.

use super::entry::PhraseData;
use super::lexer::{Kind, Lexer, Mode, Token};
use super::log::{LineData, LineKind, Log, MagicData, VERSION};
use super::problem::{Expected, Mistake, NotationProblem};
use super::span::{Number, Part, Span};
use super::words::Words;

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

/// The state of reading.
pub(super) struct Parser<'a, 'f> {
    pub(super) lexer: Lexer<'a>,
    pub(super) token: Token,
    /// Where the token before the current one ends.
    pub(super) previous_end: u32,
    pub(super) log: Log<'a>,
    problems: Vec<NotationProblem>,
    /// Whether a problem of this entry, heading or opening line has been noted: one is enough.
    has_problem: bool,
    /// Whether something in this entry, heading or opening line could not be read.
    pub(super) is_broken: bool,
    /// Whether no heading has been met.
    pub(super) is_header: bool,
    /// The first words of the record.
    first: Option<Span>,
    pub(super) opens_free_text: &'f dyn Fn(Words<'a>) -> bool,
}

impl<'a, 'f> Parser<'a, 'f> {
    fn new(text: &'a str, opens_free_text: &'f dyn Fn(Words<'a>) -> bool) -> Self {
        Self {
            lexer: Lexer::new(text),
            token: Token {
                kind: Kind::End,
                span: Span::default(),
            },
            previous_end: 0,
            log: Log {
                text,
                ..Log::default()
            },
            problems: Vec::new(),
            has_problem: false,
            is_broken: false,
            is_header: true,
            first: None,
            opens_free_text,
        }
    }

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
            let is_heading = matches!(self.token.kind, Kind::End | Kind::Semicolon)
                && !self.starts_with_number(phrase.data.words);
            if is_heading {
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

    /// Reads `annals version game language`, if that is what stands here.
    fn magic(&mut self) -> bool {
        let opening = self.token;
        let is_named = opening.span.of(self.log.text).eq_ignore_ascii_case("annals");
        if opening.kind != Kind::Word || !is_named {
            return false;
        }
        let is_first = self.first == Some(opening.span);
        self.advance();
        let is_magic = match self.token.kind {
            Kind::Number => true,
            Kind::Word | Kind::End => is_first,
            _ => false,
        };
        if !is_magic {
            self.rewind(opening.span, Mode::Opening);
            return false;
        }
        let mut magic = MagicData::default();
        if !is_first {
            self.problem(Mistake::MisplacedMagic, opening.span, &[]);
        }
        magic.version = self.magic_word();
        magic.game = self.magic_word();
        magic.language = self.magic_word();
        let missing: &[Expected] = match (magic.version, magic.game, magic.language) {
            (version, ..) if version.is_empty() => &[Expected::Version, Expected::Game, Expected::Language],
            (_, game, _) if game.is_empty() => &[Expected::Game, Expected::Language],
            (.., language) if language.is_empty() => &[Expected::Language],
            _ => &[],
        };
        let version = magic.version.of(self.log.text);
        if !magic.version.is_empty() && version.parse() != Ok(VERSION) {
            self.problem(Mistake::UnknownVersion, magic.version, &[Expected::Version]);
        }
        if !missing.is_empty() {
            let span = self.since(opening.span.start);
            self.problem(Mistake::IncompleteMagic, span, missing);
        }
        self.skip_rest(&[Expected::EndOfLine]);
        magic.is_broken = self.is_broken;
        let part = Part::since(self.log.magics.len(), self.log.magics.len() + 1);
        self.log.magics.push(magic);
        self.end();
        self.push_line(LineKind::Magic, opening.span.start, part);
        true
    }

    fn magic_word(&mut self) -> Span {
        let span = self.token.span;
        match self.token.kind {
            Kind::Word | Kind::Number => {
                self.advance();
                span
            }
            _ => Span::default(),
        }
    }

    fn heading(&mut self, phrase: &ReadPhrase) {
        self.check_phrase(phrase, &[Expected::Semicolon, Expected::EndOfLine]);
        self.is_header = false;
        let kind = if self.is_broken {
            LineKind::BrokenHeading
        } else {
            LineKind::Heading
        };
        let part = Part::since(self.log.headings.len(), self.log.headings.len() + 1);
        self.log.headings.push(phrase.data);
        self.end();
        self.push_line(kind, phrase.data.words.start, part);
    }

    /// A line whose comments, if any, are claimed when it is closed.
    fn push_line(&mut self, kind: LineKind, start: u32, part: Part) {
        let span = self.since(start);
        self.log.lines.push(LineData {
            kind,
            span,
            part,
            comments: Part::default(),
        });
    }

    /// Reads words and a number after them.
    pub(super) fn phrase(&mut self) -> ReadPhrase {
        let start = self.token.span.start;
        let mut phrase = ReadPhrase::default();
        phrase.data.words = Span { start, end: start };
        loop {
            let span = self.token.span;
            match self.token.kind {
                Kind::Number if !phrase.data.words.is_empty() => {
                    if phrase.data.number.span.is_empty() {
                        phrase.data.number = Number::read(self.log.text, span);
                    } else {
                        phrase.surplus.get_or_insert(span);
                    }
                }
                Kind::Word | Kind::Number => {
                    phrase.data.words.end = span.end;
                    phrase.data.number = Number::default();
                    phrase.surplus = None;
                }
                _ => return phrase,
            }
            self.advance();
        }
    }

    /// Notes what is wrong with the numbers of a phrase.
    pub(super) fn check_phrase(&mut self, phrase: &ReadPhrase, expected: &'static [Expected]) {
        self.check_number(phrase.data.number);
        if let Some(surplus) = phrase.surplus {
            self.problem(Mistake::StrayText, surplus, expected);
        }
    }

    pub(super) fn check_number(&mut self, number: Number) {
        if number.is_too_large(self.log.text) {
            self.problem(Mistake::NumberTooLarge, number.span, &[Expected::Number]);
        }
    }

    fn starts_with_number(&self, words: Span) -> bool {
        let first = Words::new(self.log.text, words).iter().next();
        first.is_none_or(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
    }
}

/// A phrase and what is too much in it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ReadPhrase {
    pub(super) data: PhraseData,
    /// The second number after the words.
    surplus: Option<Span>,
}

/// What every part of the parser needs.
impl Parser<'_, '_> {
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

    fn note_control(&mut self) {
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
}
