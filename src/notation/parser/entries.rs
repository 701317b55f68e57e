//! Lines of entries: subjects, lists, operators and waivers.

use super::lexer::{Kind, Mode};
use super::opening::ReadPhrase;
use super::state::Parser;
use crate::notation::entry::{EntryData, ExtraData, Operator};
use crate::notation::log::{LineData, LineKind};
use crate::notation::problem::{Expected, Mistake};
use crate::notation::span::{Part, Span};
use crate::notation::words::Words;

/// What may follow an item.
const AFTER_ITEM: &[Expected] = &[
    Expected::Comma,
    Expected::Operator,
    Expected::Semicolon,
    Expected::EndOfLine,
];

/// An entry that is being read.
#[derive(Debug)]
struct Draft {
    entry: EntryData,
    extra: ExtraData,
}

impl Draft {
    /// Without a subject of its own.
    fn without_subject(start: Span) -> Self {
        let entry = EntryData {
            span: start,
            value: start.start,
            ..EntryData::default()
        };
        Self {
            entry,
            extra: ExtraData::default(),
        }
    }
}

impl Parser<'_, '_> {
    /// Reads the rest of a line of entries whose first words have been read.
    pub(super) fn entries_line(&mut self, start: Span, first: &ReadPhrase, comments: usize) {
        let entries = self.log.entries.len();
        if self.token.kind != Kind::Colon {
            self.entry_without_colon(start, first.data.words);
        } else if self.is_free_text(first.data.words) {
            self.free_text(first);
        } else {
            self.entry(first);
        }
        loop {
            self.lexer.mode = Mode::Joining;
            while self.token.kind == Kind::Semicolon {
                self.advance();
            }
            if self.token.kind == Kind::End {
                break;
            }
            let start = self.token.span;
            let phrase = self.phrase();
            if self.token.kind == Kind::Colon {
                self.entry(&phrase);
            } else {
                self.entry_that_goes_on(start, entries);
            }
        }
        let last = self.log.entries.last().map_or(start.end, |entry| entry.span.end);
        self.log.lines.push(LineData {
            kind: LineKind::Entries,
            span: Span {
                start: start.start,
                end: last,
            },
            part: Part::since(entries, self.log.entries.len()),
            comments: Part::since(comments, self.lexer.comments.len()),
        });
        self.end();
    }

    /// Reads an entry from its colon on.
    fn entry(&mut self, subject: &ReadPhrase) {
        let colon = self.token.span;
        let mut draft = self.subject(subject, colon);
        self.lexer.mode = Mode::Value;
        self.advance();
        let value = self.token.span.start;
        self.value(&mut draft);
        let is_empty = value >= self.previous_end;
        draft.entry.value = if is_empty { colon.end } else { value };
        self.finish_entry(&draft);
    }

    fn subject(&mut self, subject: &ReadPhrase, colon: Span) -> Draft {
        let words = subject.data.words;
        let mut span = words;
        if words.is_empty() {
            self.problem(Mistake::EmptySubject, colon, &[Expected::Subject]);
            span = colon;
        }
        self.check_phrase(subject, &[Expected::Colon]);
        let mut draft = Draft::without_subject(span);
        draft.entry.subject = words;
        draft.extra.number = subject.data.number;
        draft
    }

    fn is_free_text(&self, words: Span) -> bool {
        self.is_header && !words.is_empty() && (self.opens_free_text)(Words::new(self.log.text, words))
    }

    /// Takes everything after the colon as it is.
    fn free_text(&mut self, subject: &ReadPhrase) {
        let colon = self.token.span;
        let mut draft = self.subject(subject, colon);
        self.lexer.at = colon.end as usize;
        let text = self.lexer.free_text();
        let value = if text.is_empty() {
            Span::new(colon.end as usize, colon.end as usize)
        } else {
            text
        };
        draft.entry.is_free = true;
        draft.entry.value = value.start;
        self.previous_end = value.end;
        self.token.kind = Kind::End;
        self.finish_entry(&draft);
    }

    /// Reads a line that is neither a heading nor has a subject.
    fn entry_without_colon(&mut self, start: Span, words: Span) {
        self.rewind(start, Mode::Value);
        let blamed = if words.is_empty() { start } else { words };
        let mut draft = Draft::without_subject(start);
        // The mistake is known only at the end, and it is the first.
        match self.silently(|parser| parser.value(&mut draft)) {
            Some(colon) => self.subject_not_words(start, colon),
            None => self.problem(Mistake::EntryWithoutColon, blamed, &[Expected::Colon]),
        }
        self.finish_entry(&draft);
    }

    /// Reads an entry that goes on with the subject of the one before it.
    fn entry_that_goes_on(&mut self, start: Span, entries: usize) {
        self.rewind(start, Mode::Value);
        let mut draft = Draft::without_subject(start);
        self.value(&mut draft);
        if self.is_second_side(&draft, entries) {
            let end = self.previous_end;
            self.end();
            if let Some(before) = self.log.entries.last_mut() {
                before.items.count += draft.entry.items.count;
                before.span.end = end;
            }
        } else {
            self.finish_entry(&draft);
        }
    }

    /// Whether an entry is the other side of the losses before it: `blue -soldier; red -soldier` is the
    /// same as with a comma.
    fn is_second_side(&self, draft: &Draft, entries: usize) -> bool {
        let Some(before) = self.log.entries[entries..].last() else {
            return false;
        };
        let items = |part: Part| part.of(&self.log.items);
        let opens_losses = items(draft.entry.items)
            .first()
            .is_some_and(|item| item.is_negative && !item.lead.is_empty());
        let follows_losses = items(before.items).last().is_some_and(|item| item.is_negative);
        opens_losses
            && follows_losses
            && !self.is_broken
            && !before.is_broken
            && draft.extra.is_empty()
            && before.extra == 0
            && before.items.end() == draft.entry.items.first
    }

    fn finish_entry(&mut self, draft: &Draft) {
        let Draft { mut entry, extra } = *draft;
        entry.span = self.since(entry.span.start);
        entry.is_broken = self.is_broken;
        if !extra.is_empty() {
            self.log.extras.push(extra);
            entry.extra = Part::since(0, self.log.extras.len()).count;
        }
        self.log.entries.push(entry);
        self.end();
    }

    /// Reads everything after the colon; the place of a second colon.
    fn value(&mut self, draft: &mut Draft) -> Option<Span> {
        draft.entry.items = self.list();
        loop {
            let sign = self.token.span;
            match self.token.kind {
                Kind::Target => self.operator(&mut draft.extra, Operator::Target),
                Kind::Result => self.operator(&mut draft.extra, Operator::Result),
                Kind::Link => self.operator(&mut draft.extra, Operator::Link),
                Kind::Bang => self.waivers(&mut draft.extra),
                Kind::Semicolon | Kind::End => return None,
                Kind::Colon => {
                    self.second_colon(&draft.entry, sign);
                    return Some(sign);
                }
                Kind::Word
                | Kind::Number
                | Kind::Minus
                | Kind::Comma
                | Kind::Dollar
                | Kind::Open
                | Kind::Close => {
                    self.skip_rest(&[Expected::Semicolon, Expected::EndOfLine]);
                    return None;
                }
            }
        }
    }

    fn second_colon(&mut self, entry: &EntryData, colon: Span) {
        if entry.subject.is_empty() {
            self.subject_not_words(entry.span, colon);
        } else {
            let expected = &[Expected::Semicolon, Expected::EndOfLine];
            self.problem(Mistake::SecondColon, colon, expected);
        }
        self.skip_rest(&[]);
    }

    /// What stands before a colon is no subject; blames all of it.
    fn subject_not_words(&mut self, start: Span, colon: Span) {
        let span = Span {
            start: start.start,
            end: colon.start,
        };
        self.problem(Mistake::SubjectNotWords, span, &[Expected::Colon]);
    }

    fn operator(&mut self, extra: &mut ExtraData, operator: Operator) {
        let sign = self.token.span;
        let list = &mut extra.lists[operator.index()];
        if !list.is_empty() {
            self.problem(Mistake::SecondOperator, sign, AFTER_ITEM);
        }
        self.advance();
        let found = self.list();
        if list.is_empty() {
            *list = found;
        }
        if found.is_empty() {
            let mistake = match operator {
                Operator::Link => Mistake::MissingLink,
                Operator::Target => Mistake::MissingTarget,
                Operator::Result => Mistake::MissingResult,
            };
            self.problem(mistake, sign, &[Expected::Item]);
        }
    }

    /// Reads `! slug`, more of which may follow after commas or marks of their own.
    fn waivers(&mut self, extra: &mut ExtraData) {
        if extra.waivers.is_empty() {
            extra.waivers = Part::since(self.log.waivers.len(), self.log.waivers.len());
        }
        while matches!(self.token.kind, Kind::Bang | Kind::Comma) {
            let sign = self.token.span;
            self.advance();
            let start = self.token.span.start;
            while matches!(self.token.kind, Kind::Word | Kind::Number) {
                self.advance();
            }
            if self.previous_end > start {
                self.log.waivers.push(self.since(start));
                extra.waivers.count += 1;
            } else {
                self.problem(Mistake::EmptyWaiver, sign, &[Expected::Slug]);
            }
        }
    }

    /// Reads items and the commas between them.
    fn list(&mut self) -> Part {
        let first = self.log.items.len();
        let mut comma: Option<Span> = None;
        let mut is_after_item = false;
        loop {
            let span = self.token.span;
            match self.token.kind {
                Kind::Word | Kind::Number | Kind::Minus | Kind::Dollar | Kind::Open => {
                    if is_after_item {
                        self.problem(Mistake::StrayText, span, AFTER_ITEM);
                    }
                    self.item();
                    is_after_item = true;
                    comma = None;
                }
                Kind::Comma => {
                    if !is_after_item {
                        self.problem(Mistake::EmptyItem, span, &[Expected::Item]);
                    }
                    self.advance();
                    is_after_item = false;
                    comma = Some(span);
                }
                Kind::Close => {
                    self.problem(Mistake::StrayText, span, AFTER_ITEM);
                    self.advance();
                }
                Kind::Colon
                | Kind::Semicolon
                | Kind::Target
                | Kind::Result
                | Kind::Link
                | Kind::Bang
                | Kind::End => break,
            }
        }
        if let Some(comma) = comma {
            self.problem(Mistake::EmptyItem, comma, &[Expected::Item]);
        }
        Part::since(first, self.log.items.len())
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::{Content, Log, parse};

    /// How many entries and how many items each line has.
    fn counts(log: &Log<'_>) -> Vec<(usize, usize)> {
        let entries = log.lines().filter_map(|line| match line.content() {
            Content::Entries(entries) => Some(entries),
            Content::Blank | Content::Comment | Content::Magic(_) | Content::Heading(_) => None,
        });
        entries
            .map(|entries| (entries.len(), entries.map(|entry| entry.items().len()).sum()))
            .collect()
    }

    #[test]
    fn the_two_sides_of_losses_are_one_entry() {
        assert_eq!(counts(&parse("a: b -c; d -e, -f").0), [(1, 3)]);
        assert_eq!(counts(&parse("a: b -c; -e").0), [(2, 2)]);
        assert_eq!(counts(&parse("a: b -c ! x; d -e").0), [(2, 2)]);
        assert_eq!(counts(&parse("a: b; d -e").0), [(2, 2)]);
    }

    #[test]
    fn a_broken_entry_keeps_what_could_be_read() {
        let (log, problems) = parse("annals 1 a b\na: b, c > d e 5 6 x [1; f: g");
        assert_eq!(problems.len(), 1);
        assert_eq!(counts(&log), [(2, 3)]);
    }
}
