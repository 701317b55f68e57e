//! Entries and their items: who, what, where to, with which result.

use super::log::Log;
use super::span::{Number, Part, Span};
use super::words::{Words, on_one_line};
use std::borrow::Cow;

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

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct EntryData {
    pub(super) span: Span,
    pub(super) subject: PhraseData,
    /// Where the value begins.
    pub(super) value: u32,
    pub(super) items: Part,
    /// By [`Operator::index`].
    pub(super) lists: [Part; 3],
    pub(super) waivers: Part,
    pub(super) is_broken: bool,
    pub(super) is_free: bool,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Measure {
    #[default]
    None,
    Count,
    Money,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ItemData {
    pub(super) span: Span,
    /// Empty when there is none.
    pub(super) lead: Span,
    /// Empty when there are none.
    pub(super) words: Span,
    pub(super) amount: Number,
    /// Of a literal, or after the words.
    pub(super) numbers: Part,
    pub(super) measure: Measure,
    pub(super) is_negative: bool,
    pub(super) is_literal: bool,
}

/// A heading or a subject: words and perhaps a number after them.
#[derive(Debug, Clone, Copy)]
pub struct Phrase<'a> {
    log: &'a Log<'a>,
    data: &'a PhraseData,
}

impl<'a> Phrase<'a> {
    pub(super) fn new(log: &'a Log<'a>, data: &'a PhraseData) -> Self {
        Self { log, data }
    }

    /// The words.
    pub fn words(self) -> Words<'a> {
        Words::new(self.log.text, self.data.words)
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
        let subject = &self.data.subject;
        (!subject.words.is_empty()).then(|| Phrase::new(self.log, subject))
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
        let part = self.data.lists[operator.index()];
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
        self.data
            .waivers
            .of(&self.log.waivers)
            .iter()
            .map(move |span| Words::new(text, *span))
    }
}

/// A list of items, in order.
#[derive(Debug, Clone)]
pub struct Items<'a> {
    log: &'a Log<'a>,
    rest: std::slice::Iter<'a, ItemData>,
}

impl<'a> Items<'a> {
    fn new(log: &'a Log<'a>, part: Part) -> Self {
        let rest = part.of(&log.items).iter();
        Self { log, rest }
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        let data = self.rest.next()?;
        Some(Item { log: self.log, data })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }
}

impl ExactSizeIterator for Items<'_> {}

/// How much of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// A count of things: `2 colonists`, or a bare figure: `24`.
    Count(Number),
    /// Money: `$5`.
    Money(Number),
}

/// One item: `[lead] [-] [amount] [words [numbers]]`, or `[lead]` and a literal.
#[derive(Debug, Clone, Copy)]
pub struct Item<'a> {
    log: &'a Log<'a>,
    data: &'a ItemData,
}

impl<'a> Item<'a> {
    /// Where it stands.
    pub fn span(self) -> Span {
        self.data.span
    }

    /// The text as it stands.
    pub fn raw(self) -> &'a str {
        self.data.span.of(self.log.text)
    }

    /// The words before a minus, money or a literal: `blue` in `blue -soldier`, `blue $3`.
    pub fn lead(self) -> Option<Words<'a>> {
        (!self.data.lead.is_empty()).then(|| Words::new(self.log.text, self.data.lead))
    }

    /// Whether it is taken away: `-soldier`.
    pub fn is_negative(self) -> bool {
        self.data.is_negative
    }

    /// The count or the money.
    pub fn amount(self) -> Option<Amount> {
        match self.data.measure {
            Measure::None => None,
            Measure::Count => Some(Amount::Count(self.data.amount)),
            Measure::Money => Some(Amount::Money(self.data.amount)),
        }
    }

    /// The count, if there is one.
    pub fn count(self) -> Option<u32> {
        (self.data.measure == Measure::Count).then_some(self.data.amount.value)
    }

    /// The money, if there is any.
    pub fn money(self) -> Option<u32> {
        (self.data.measure == Measure::Money).then_some(self.data.amount.value)
    }

    /// What it is.
    pub fn words(self) -> Option<Words<'a>> {
        (!self.data.words.is_empty()).then(|| Words::new(self.log.text, self.data.words))
    }

    /// The figures after the words: `5` in `dock 5`.
    pub fn numbers(self) -> &'a [Number] {
        if self.data.is_literal {
            return &[];
        }
        self.data.numbers.of(&self.log.numbers)
    }

    /// The figure after the words when there is exactly one.
    pub fn number(self) -> Option<Number> {
        match self.numbers() {
            [number] => Some(*number),
            _ => None,
        }
    }

    /// The figures between brackets.
    pub fn literal(self) -> Option<&'a [Number]> {
        self.data
            .is_literal
            .then(|| self.data.numbers.of(&self.log.numbers))
    }
}
