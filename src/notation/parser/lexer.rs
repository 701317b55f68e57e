//! Bytes to tokens of one logical line.

use crate::notation::class::{Class, class_at, class_of, wide_class};
use crate::notation::span::Span;
use crate::notation::white::after_newline;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Number,
    Minus,
    Colon,
    Semicolon,
    Comma,
    Target,
    Result,
    Link,
    Bang,
    Dollar,
    Open,
    Close,
    /// The end of the logical line.
    End,
}

/// A token and its place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) span: Span,
}

/// Where in a line the reader is: decides whether an indented line goes on with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// At the first words of a line, which may be a heading: nothing goes on with it.
    Opening,
    /// After a semicolon: every indented line goes on.
    Joining,
    /// After a colon: an indented line goes on unless it has a subject of its own.
    Value,
}

/// Reads tokens; the parser tells it the mode.
#[derive(Debug)]
pub(super) struct Lexer<'a> {
    pub(super) text: &'a str,
    pub(super) bytes: &'a [u8],
    /// Where the next token is looked for.
    pub(super) at: usize,
    pub(super) mode: Mode,
    /// The indentation of the record's first line: what is indented more is indented.
    pub(super) base: usize,
    /// The comments met so far, each from its `#` to its last visible character.
    pub(super) comments: Vec<Span>,
    /// The first control character met since this was last taken.
    pub(super) control: Option<Span>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            bytes: text.as_bytes(),
            at: if text.starts_with('\u{feff}') { 3 } else { 0 },
            mode: Mode::Opening,
            base: 0,
            comments: Vec::new(),
            control: None,
        }
    }

    /// The next token of the logical line.
    pub(super) fn next(&mut self) -> Token {
        loop {
            while self.bytes.get(self.at) == Some(&b' ') {
                self.at += 1;
            }
            let start = self.at;
            let Some(byte) = self.bytes.get(start) else {
                return token(Kind::End, start, start);
            };
            let (class, length) = match class_of(*byte) {
                Class::Wide => wide_class(&self.bytes[start..]),
                class => (class, 1),
            };
            let end = start + length;
            self.at = end;
            let kind = match class {
                Class::White | Class::Mark => continue,
                Class::Word | Class::Digit | Class::Wide => return self.word(start),
                Class::Control => {
                    self.control.get_or_insert(Span::new(start, end));
                    continue;
                }
                Class::Newline => {
                    self.at = start;
                    if self.goes_on() {
                        continue;
                    }
                    return token(Kind::End, start, start);
                }
                Class::Hash => {
                    self.at = start;
                    self.comment();
                    continue;
                }
                Class::Minus => self.arrow(end).unwrap_or(Kind::Minus),
                Class::Result => self.arrow(end).unwrap_or(Kind::Result),
                Class::Colon => Kind::Colon,
                Class::Semicolon => Kind::Semicolon,
                Class::Comma => Kind::Comma,
                Class::Target => Kind::Target,
                Class::Link => Kind::Link,
                Class::Bang => Kind::Bang,
                Class::Dollar => Kind::Dollar,
                Class::Open => Kind::Open,
                Class::Close => Kind::Close,
            };
            return token(kind, start, self.at);
        }
    }

    /// `->` and `=>` are arrows, and mean `>`.
    fn arrow(&mut self, end: usize) -> Option<Kind> {
        self.bytes.get(end).filter(|byte| **byte == b'>')?;
        self.at = end + 1;
        Some(Kind::Target)
    }

    /// A word or a number that begins here.
    fn word(&mut self, start: usize) -> Token {
        let digits = start + leading(&self.bytes[start..], |byte| byte.is_ascii_digit());
        let mut at = digits;
        loop {
            at += leading(&self.bytes[at..], |byte| class_of(byte).is_plain());
            let Some(byte) = self.bytes.get(at) else { break };
            match class_of(*byte) {
                Class::Colon if self.mode == Mode::Value && is_clock(self.bytes, at) => at += 1,
                Class::Minus | Class::Control | Class::Wide => match self.more_of_word(at) {
                    Some(next) => at = next,
                    None => break,
                },
                _ => break,
            }
        }
        self.at = at;
        let kind = if digits > start && digits == at {
            Kind::Number
        } else {
            Kind::Word
        };
        token(kind, start, at)
    }

    /// Where a word goes on whose next character is no plain letter.
    ///
    /// What cannot be seen does not part a word, except two numbers: `1` and `2` never become `12`.
    fn more_of_word(&mut self, from: usize) -> Option<usize> {
        let mut at = from;
        let mut control = None;
        while let Some((class, length)) = class_at(self.bytes, at) {
            match class {
                Class::Mark => {}
                Class::Control => {
                    control.get_or_insert(Span::new(at, at + length));
                }
                Class::Word | Class::Digit | Class::Minus => {
                    let is_digit = |at: usize| self.bytes[at].is_ascii_digit();
                    let is_arrow = class == Class::Minus && self.bytes.get(at + length) == Some(&b'>');
                    if is_arrow || at > from && is_digit(from - 1) && is_digit(at) {
                        return None;
                    }
                    self.control = self.control.or(control);
                    return Some(at + length);
                }
                _ => return None,
            }
            at += length;
        }
        None
    }

    /// Whether a token begins with a letter, in either case.
    pub(super) fn starts_with_letter(&self, span: Span, letter: u8) -> bool {
        let first = self.bytes.get(span.start as usize);
        first.is_some_and(|byte| byte.eq_ignore_ascii_case(&letter))
    }

    /// Whether a line ends here.
    pub(super) fn is_at_newline(&self, at: usize) -> bool {
        matches!(self.bytes.get(at), Some(b'\n' | b'\r'))
    }

    /// Whether the text ends here.
    pub(super) fn is_at_end(&self, at: usize) -> bool {
        at >= self.bytes.len()
    }

    /// Steps over the line end here, if there is one.
    pub(super) fn step_over_newline(&mut self) {
        self.at = after_newline(self.bytes, self.at);
    }

    /// Whether a digit follows, white space set aside.
    pub(super) fn is_before_digit(&self, at: usize) -> bool {
        let (_, at) = self.indentation(at);
        self.bytes.get(at).is_some_and(u8::is_ascii_digit)
    }
}

/// How many bytes at the beginning are of a sort.
#[inline]
fn leading(bytes: &[u8], is_wanted: impl Fn(u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| is_wanted(**byte)).count()
}

fn token(kind: Kind, start: usize, end: usize) -> Token {
    Token {
        kind,
        span: Span::new(start, end),
    }
}

/// A colon between two digits, as in 20:30.
pub(super) fn is_clock(bytes: &[u8], at: usize) -> bool {
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    at > 0 && is_digit(at - 1) && is_digit(at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str, mode: Mode) -> Vec<(Kind, &str)> {
        let mut lexer = Lexer::new(text);
        lexer.mode = mode;
        let mut tokens = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == Kind::End {
                return tokens;
            }
            tokens.push((token.kind, token.span.of(text)));
        }
    }

    #[test]
    fn words_numbers_and_signs() {
        use Kind::{Colon, Dollar, Minus, Number, Word};
        assert_eq!(
            kinds("West-Indies -2 5th: 5$ 2026-11-13", Mode::Value),
            [
                (Word, "West-Indies"),
                (Minus, "-"),
                (Number, "2"),
                (Word, "5th"),
                (Colon, ":"),
                (Number, "5"),
                (Dollar, "$"),
                (Word, "2026-11-13"),
            ]
        );
    }

    #[test]
    fn arrows_are_targets_even_without_spaces() {
        use Kind::{Target, Word};
        for text in ["a->b", "a -> b", "a=>b", "a–>b", "a→b", "a > b", "a＞b", "a<b"] {
            let found: Vec<Kind> = kinds(text, Mode::Value)
                .into_iter()
                .map(|(kind, _)| kind)
                .collect();
            assert_eq!(found, [Word, Target, Word], "{text}");
        }
    }

    #[test]
    fn a_clock_is_a_word_in_a_value_only() {
        assert_eq!(kinds("20:30", Mode::Value).len(), 1);
        assert_eq!(kinds("20:30", Mode::Opening).len(), 3);
        assert_eq!(kinds("a:3", Mode::Value).len(), 3);
    }

    #[test]
    fn marks_and_controls_are_skipped() {
        let text = "\u{200f}אדום\u{200f}: \0מזח";
        let mut lexer = Lexer::new(text);
        let spans: Vec<&str> = (0..3).map(|_| lexer.next().span.of(text)).collect();
        assert_eq!(spans, ["אדום", ":", "מזח"]);
        assert_eq!(lexer.control.map(|span| span.of(text)), Some("\0"));
    }

    #[test]
    fn what_cannot_be_seen_does_not_part_a_word_but_parts_numbers() {
        use Kind::{Minus, Number, Target, Word};
        let kinds_of = |text: &str| -> Vec<Kind> {
            kinds(text, Mode::Value)
                .into_iter()
                .map(|(kind, _)| kind)
                .collect()
        };
        assert_eq!(kinds_of("mon\u{200f}as\0tery"), [Word]);
        assert_eq!(kinds_of("dock\u{200f} 5\u{200f}"), [Word, Number]);
        assert_eq!(kinds_of("1\u{200f}2\0"), [Number, Number]);
        assert_eq!(kinds_of("a\u{200f} -b"), [Word, Minus, Word]);
        assert_eq!(kinds_of("a\u{200f}->b"), [Word, Target, Word]);
    }
}
