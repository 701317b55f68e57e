//! Items: how many of what, and figures between brackets.

use super::log::Log;
use super::span::{Number, Part, Span};
use super::words::Words;

/// A list of items, in order.
#[derive(Debug, Clone)]
pub struct Items<'a> {
    log: &'a Log<'a>,
    rest: std::slice::Iter<'a, ItemData>,
}

impl<'a> Items<'a> {
    pub(super) fn new(log: &'a Log<'a>, part: Part) -> Self {
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
