//! Entries and their items: who, what, where to, with which result.

use std::borrow::Cow;

use super::item::Items;
use super::log::Log;
use super::span::{Number, Part, Span};
use super::words::{Words, on_one_line};

/// What opens a second list in an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// `~`: what is linked with what.
    Link,
    /// `>`: where to, against whom, on what.
    Target,
    /// `=`: what came of it.
    Result,
}

impl Operator {
    /// All of them in the order in which they are printed.
    pub const ALL: [Self; 3] = [Self::Link, Self::Target, Self::Result];

    /// How it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Link => "~",
            Self::Target => ">",
            Self::Result => "=",
        }
    }

    pub(super) fn index(self) -> usize {
        match self {
            Self::Link => 0,
            Self::Target => 1,
            Self::Result => 2,
        }
    }
}

/// Words and perhaps a number after them: a heading or a subject.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PhraseData {
    /// Empty when there are none.
    pub(super) words: Span,
    /// Its span is empty when there is none.
    pub(super) number: Number,
}

/// What every entry has. What few have stands in [`ExtraData`], so that the table stays small.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct EntryData {
    pub(super) span: Span,
    /// Empty when there are none.
    pub(super) subject: Span,
    /// Where the value begins.
    pub(super) value: u32,
    pub(super) items: Part,
    /// The entry's place in the table of extras, from 1; 0 when it has none.
    pub(super) extra: u32,
    pub(super) is_broken: bool,
    pub(super) is_free: bool,
}

/// What few entries have: operators, waivers, a number in the subject.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ExtraData {
    pub(super) number: Number,
    /// By [`Operator::index`].
    pub(super) lists: [Part; 3],
    pub(super) waivers: Part,
}

impl ExtraData {
    pub(super) fn is_empty(&self) -> bool {
        self.number.span.is_empty()
            && self.waivers.is_empty()
            && self.lists.iter().all(|list| list.is_empty())
    }
}

/// A heading or a subject: words and perhaps a number after them.
#[derive(Debug, Clone, Copy)]
pub struct Phrase<'a> {
    text: &'a str,
    data: PhraseData,
}

impl<'a> Phrase<'a> {
    pub(super) fn new(text: &'a str, data: PhraseData) -> Self {
        Self { text, data }
    }

    /// The words.
    pub fn words(self) -> Words<'a> {
        Words::new(self.text, self.data.words)
    }

    /// The number after the words.
    pub fn number(self) -> Option<Number> {
        (!self.data.number.span.is_empty()).then_some(self.data.number)
    }
}

/// The entries of a line, in order.
#[derive(Debug, Clone)]
pub struct Entries<'a> {
    log: &'a Log<'a>,
    rest: std::slice::Iter<'a, EntryData>,
}

impl<'a> Entries<'a> {
    pub(super) fn new(log: &'a Log<'a>, part: Part) -> Self {
        let rest = part.of(&log.entries).iter();
        Self { log, rest }
    }
}

impl<'a> Iterator for Entries<'a> {
    type Item = Entry<'a>;

    fn next(&mut self) -> Option<Entry<'a>> {
        let data = self.rest.next()?;
        Some(Entry { log: self.log, data })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }
}

impl ExactSizeIterator for Entries<'_> {}

/// One entry: a subject, a colon, and what is said of it.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    log: &'a Log<'a>,
    data: &'a EntryData,
}

impl<'a> Entry<'a> {
    /// Who or what it is about. An entry without a colon that follows another on its line has none: it
    /// goes on with the subject before it.
    pub fn subject(self) -> Option<Phrase<'a>> {
        let words = self.data.subject;
        if words.is_empty() {
            return None;
        }
        let number = self.extra().map(|extra| extra.number).unwrap_or_default();
        Some(Phrase::new(self.log.text, PhraseData { words, number }))
    }

    /// Where it stands.
    pub fn span(self) -> Span {
        self.data.span
    }

    /// Where everything after its colon stands.
    pub fn raw_span(self) -> Span {
        Span {
            start: self.data.value,
            end: self.data.span.end,
        }
    }

    /// Everything after its colon as it stands.
    pub fn raw(self) -> &'a str {
        self.raw_span().of(self.log.text)
    }

    /// Everything after its colon on one line, without comments.
    pub fn text(self) -> Cow<'a, str> {
        on_one_line(self.raw())
    }

    /// The whole entry on one line, without comments.
    pub(super) fn as_written(self) -> Cow<'a, str> {
        on_one_line(self.data.span.of(self.log.text))
    }

    /// Whether something in it could not be read. Exactly one problem says what; the parts that could
    /// be read are there.
    pub fn is_broken(self) -> bool {
        self.data.is_broken
    }

    /// Whether it is free text: it has no items then, only [`Self::text`].
    pub fn is_free_text(self) -> bool {
        self.data.is_free
    }

    /// The items before the first operator.
    pub fn items(self) -> Items<'a> {
        Items::new(self.log, self.data.items)
    }

    /// The items after an operator; `None` if the operator is not there.
    pub fn list(self, operator: Operator) -> Option<Items<'a>> {
        let part = self.extra()?.lists[operator.index()];
        (!part.is_empty()).then(|| Items::new(self.log, part))
    }

    /// The items after `>`.
    pub fn target(self) -> Option<Items<'a>> {
        self.list(Operator::Target)
    }

    /// The items after `=`.
    pub fn result(self) -> Option<Items<'a>> {
        self.list(Operator::Result)
    }

    /// The items after `~`.
    pub fn link(self) -> Option<Items<'a>> {
        self.list(Operator::Link)
    }

    /// The slugs after `!`.
    pub fn waivers(self) -> impl ExactSizeIterator<Item = Words<'a>> {
        let text = self.log.text;
        let waivers = self.extra().map(|extra| extra.waivers);
        waivers
            .unwrap_or_default()
            .of(&self.log.waivers)
            .iter()
            .map(move |span| Words::new(text, *span))
    }

    fn extra(self) -> Option<&'a ExtraData> {
        self.log.extras.get((self.data.extra as usize).checked_sub(1)?)
    }
}
