//! Physical lines to logical ones: comments are set aside, indented lines go on with the line above.

use super::lexer::{Lexer, Mode, is_clock};
use crate::notation::class::{Class, class_at};
use crate::notation::span::Span;
use crate::notation::white::{after_newline, line_end, trim_end};

impl Lexer<'_> {
    /// Sets aside the comment that begins here and stops at the end of its line.
    pub(super) fn comment(&mut self) {
        let start = self.at;
        self.at = line_end(self.bytes, start);
        let shown = trim_end(&self.text[start..self.at]).len();
        self.comments.push(Span::new(start, start + shown));
    }

    /// At a line end: steps over it if the next line goes on with this one.
    ///
    /// Indented lines that hold nothing but a comment belong to the line above in any case.
    pub(super) fn goes_on(&mut self) -> bool {
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

#[cfg(test)]
mod tests {
    use super::super::lexer::Kind;
    use super::*;

    fn words(text: &str, mode: Mode) -> Vec<&str> {
        let mut lexer = Lexer::new(text);
        lexer.mode = mode;
        let mut words = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == Kind::End {
                return words;
            }
            words.push(token.span.of(text));
        }
    }

    #[test]
    fn indented_lines_go_on_as_the_mode_says() {
        let text = "a\n  b\n  c: d\ne";
        assert_eq!(words(text, Mode::Opening).len(), 1);
        assert_eq!(words(text, Mode::Value).len(), 2);
        assert_eq!(words(text, Mode::Joining).len(), 5);
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
