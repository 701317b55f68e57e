//! What opens a line: the line that opens a record, headings, subjects.

use super::lexer::{Kind, Mode};
use super::state::Parser;
use crate::notation::entry::PhraseData;
use crate::notation::log::{LineData, LineKind, MagicData, VERSION};
use crate::notation::problem::{Expected, Mistake};
use crate::notation::span::{Number, Part, Span};
use crate::notation::words::Words;

/// A phrase and what is too much in it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ReadPhrase {
    pub(super) data: PhraseData,
    /// The second number after the words.
    surplus: Option<Span>,
    starts_with_number: bool,
}

impl Parser<'_, '_> {
    /// Reads `annals version game language`, if that is what stands here.
    pub(super) fn magic(&mut self) -> bool {
        let opening = self.token;
        if opening.kind != Kind::Word || !self.lexer.starts_with_letter(opening.span, b'a') {
            return false;
        }
        let name = Words::new(self.log.text, opening.span).text();
        if !name.eq_ignore_ascii_case("annals") {
            return false;
        }
        let is_first = self.first == Some(opening.span);
        self.advance();
        let is_magic = match self.token.kind {
            Kind::Number => true,
            Kind::Word | Kind::Semicolon | Kind::End => is_first,
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

    pub(super) fn heading(&mut self, phrase: &ReadPhrase) {
        if phrase.starts_with_number {
            let span = self.since(phrase.data.words.start);
            self.problem(Mistake::EntryWithoutColon, span, &[Expected::Colon]);
        }
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
        phrase.starts_with_number = self.token.kind == Kind::Number;
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
}

#[cfg(test)]
mod tests {
    use crate::notation::{Mistake, parse};

    fn mistakes(text: &str) -> Vec<Mistake> {
        parse(text).1.iter().map(|problem| problem.mistake).collect()
    }

    #[test]
    fn the_first_line_opens_a_record_in_any_case_and_below_comments() {
        assert_eq!(mistakes("# x\n\nAnnals 1 discovery en"), []);
        assert_eq!(mistakes("annals 1 discovery en; turn 1"), []);
        assert_eq!(mistakes("annals of a game"), [Mistake::UnknownVersion]);
        assert_eq!(mistakes("turn 1\nannals of a game"), [Mistake::MissingMagic]);
    }

    #[test]
    fn a_heading_is_words_and_at_most_one_number() {
        assert_eq!(mistakes("annals 1 a b\nturn 1\nage 2 turn 3\ndock"), []);
        assert_eq!(mistakes("annals 1 a b\nturn 1 2"), [Mistake::StrayText]);
        assert_eq!(mistakes("annals 1 a b\n2 turn"), [Mistake::EntryWithoutColon]);
    }
}
