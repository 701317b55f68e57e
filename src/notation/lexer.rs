//! Bytes to tokens of one logical line: comments are set aside, indented lines are joined.

use super::class::{Class, class_at, class_of};
use super::span::Span;

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
    bytes: &'a [u8],
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
            let start = self.at;
            let Some((class, length)) = class_at(self.bytes, start) else {
                return token(Kind::End, start, start);
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
        let mut at = start;
        while self.bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        let digits = at;
        loop {
            let Some(byte) = self.bytes.get(at) else { break };
            match class_of(*byte) {
                Class::Word | Class::Digit => at += 1,
                Class::Minus if self.bytes.get(at + 1) != Some(&b'>') => at += 1,
                Class::Colon if self.mode == Mode::Value && is_clock(self.bytes, at) => at += 1,
                Class::Wide => match class_at(self.bytes, at) {
                    Some((Class::Word | Class::Minus, length)) => at += length,
                    _ => break,
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

    /// Sets aside the comment that begins here and stops at the end of its line.
    fn comment(&mut self) {
        let start = self.at;
        let rest = &self.bytes[start..];
        let length = rest
            .iter()
            .position(|byte| matches!(byte, b'\n' | b'\r'))
            .unwrap_or(rest.len());
        self.at = start + length;
        let shown = trim_end(&self.text[start..self.at]).len();
        self.comments.push(Span::new(start, start + shown));
    }

    /// At a line end: steps over it if the next line goes on with this one.
    ///
    /// Indented lines that hold nothing but a comment belong to the line above in any case.
    fn goes_on(&mut self) -> bool {
        loop {
            let (indent, content) = self.indentation(after_newline(self.bytes, self.at));
            match class_at(self.bytes, content) {
                None | Some((Class::Newline, _)) => return false,
                Some(_) if indent <= self.base => return false,
                Some((Class::Hash, _)) => {
                    self.at = content;
                    self.comment();
                    if self.at == self.bytes.len() {
                        return false;
                    }
                }
                Some(_) => {
                    let goes_on = match self.mode {
                        Mode::Opening => false,
                        Mode::Joining => true,
                        Mode::Value => !self.has_subject(content),
                    };
                    if goes_on {
                        self.at = content;
                    }
                    return goes_on;
                }
            }
        }
    }

    /// How far the line at an offset is indented, and where its content begins.
    pub(super) fn indentation(&self, start: usize) -> (usize, usize) {
        let (mut indent, mut at) = (0, start);
        loop {
            match class_at(self.bytes, at) {
                Some((Class::White, length)) => {
                    indent += 1;
                    at += length;
                }
                Some((Class::Mark, length)) => at += length,
                _ => return (indent, at),
            }
        }
    }

    /// Whether the physical line has a colon before its first semicolon.
    fn has_subject(&self, start: usize) -> bool {
        let mut at = start;
        while let Some((class, length)) = class_at(self.bytes, at) {
            match class {
                Class::Newline | Class::Semicolon | Class::Hash => return false,
                Class::Colon if !is_clock(self.bytes, at) => return true,
                _ => at += length,
            }
        }
        false
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

    /// Takes everything up to the end of the logical line as it is; its place without comments at
    /// either end.
    pub(super) fn free_text(&mut self) -> Span {
        self.mode = Mode::Joining;
        let mut text: Option<Span> = None;
        loop {
            let (_, start) = self.indentation(self.at);
            let rest = &self.bytes[start..];
            let mut end = start;
            while let Some((class, length)) = class_at(rest, end - start)
                && !matches!(class, Class::Newline | Class::Hash)
            {
                end += length;
            }
            let shown = start + trim_end(&self.text[start..end]).len();
            if shown > start {
                text = Some(Span {
                    start: text.map_or(Span::new(start, start).start, |before| before.start),
                    end: Span::new(shown, shown).end,
                });
            }
            self.at = end;
            if matches!(class_at(self.bytes, end), Some((Class::Hash, _))) {
                self.comment();
            }
            if !self.is_at_newline(self.at) || !self.goes_on() {
                return text.unwrap_or_else(|| Span::new(start, start));
            }
        }
    }
}

fn token(kind: Kind, start: usize, end: usize) -> Token {
    Token {
        kind,
        span: Span::new(start, end),
    }
}

/// A colon between two digits, as in 20:30.
fn is_clock(bytes: &[u8], at: usize) -> bool {
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    at > 0 && is_digit(at - 1) && is_digit(at + 1)
}

/// The offset after the line end at an offset: LF, CR or both.
pub(super) fn after_newline(bytes: &[u8], at: usize) -> usize {
    match (bytes.get(at), bytes.get(at + 1)) {
        (Some(b'\r'), Some(b'\n')) => at + 2,
        (Some(b'\r' | b'\n'), _) => at + 1,
        _ => at,
    }
}

/// Without white space and marks at the end.
pub(super) fn trim_end(text: &str) -> &str {
    text.trim_end_matches(is_white)
}

/// Without white space and marks at either end.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_white)
}

fn is_white(character: char) -> bool {
    let mut buffer = [0; 4];
    let bytes = character.encode_utf8(&mut buffer).as_bytes();
    matches!(class_at(bytes, 0), Some((Class::White | Class::Mark, _)))
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
        for text in ["a->b", "a -> b", "a=>b", "a→b", "a > b", "a＞b", "a<b"] {
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
    fn indented_lines_go_on_as_the_mode_says() {
        let text = "a\n  b\n  c: d\ne";
        assert_eq!(kinds(text, Mode::Opening).len(), 1);
        assert_eq!(kinds(text, Mode::Value).len(), 2);
        assert_eq!(kinds(text, Mode::Joining).len(), 5);
    }

    #[test]
    fn comments_are_set_aside_and_do_not_break_a_line() {
        let text = "a # one \n  # two\r\n  b\t# three";
        let mut lexer = Lexer::new(text);
        lexer.mode = Mode::Value;
        let words: Vec<&str> = (0..2).map(|_| lexer.next().span.of(text)).collect();
        assert_eq!(words, ["a", "b"]);
        assert_eq!(lexer.next().kind, Kind::End);
        let comments: Vec<&str> = lexer.comments.iter().map(|span| span.of(text)).collect();
        assert_eq!(comments, ["# one", "# two", "# three"]);
    }
}
