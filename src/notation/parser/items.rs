//! Items: leads, minus signs, counts, money, words, numbers and literals.

use super::lexer::Kind;
use super::state::Parser;
use crate::notation::item::{ItemData, Measure};
use crate::notation::problem::{Expected, Mistake};
use crate::notation::span::{Number, Part, Span};

impl Parser<'_, '_> {
    /// Reads one item; the current token begins one.
    pub(super) fn item(&mut self) {
        let start = self.token.span.start;
        let numbers = self.log.numbers.len();
        let mut item = ItemData::default();
        if self.token.kind == Kind::Word && self.times().is_none() {
            self.name(&mut item);
            if matches!(self.token.kind, Kind::Minus | Kind::Dollar | Kind::Open) {
                self.make_lead(&mut item, numbers);
            }
        }
        if item.words.is_empty() {
            self.signed(&mut item);
        }
        item.numbers = Part::since(numbers, self.log.numbers.len());
        item.span = self.since(start);
        self.check_numbers(&item, numbers);
        self.log.items.push(item);
    }

    /// Reads what may follow a lead: a minus, an amount, words, or a literal.
    fn signed(&mut self, item: &mut ItemData) {
        let sign = self.token.span;
        if self.token.kind == Kind::Minus {
            item.is_negative = true;
            self.advance();
        }
        if item.measure == Measure::None {
            match self.token.kind {
                Kind::Open if !item.is_negative => {
                    self.literal(item);
                    return;
                }
                Kind::Number => self.count(item),
                Kind::Dollar => self.money(item),
                Kind::Word => self.count_times(item),
                _ => {}
            }
        }
        if self.token.kind == Kind::Word {
            self.name(item);
        } else if item.is_negative && item.measure == Measure::None {
            self.problem(Mistake::EmptyItem, sign, &[Expected::Item]);
        }
    }

    /// Reads words and the numbers after them. Numbers between words belong to the words.
    fn name(&mut self, item: &mut ItemData) {
        let numbers = self.log.numbers.len();
        item.words = self.token.span;
        loop {
            let span = self.token.span;
            match self.token.kind {
                Kind::Word if item.measure == Measure::None && self.times().is_some() => {
                    self.count_times(item);
                    return;
                }
                Kind::Word => {
                    item.words.end = span.end;
                    self.log.numbers.truncate(numbers);
                }
                Kind::Number => self.log.numbers.push(Number::read(self.log.text, span)),
                _ => return,
            }
            self.advance();
        }
    }

    /// Makes the words read so far, numbers included, the lead of what follows.
    fn make_lead(&mut self, item: &mut ItemData, numbers: usize) {
        if self.token.kind == Kind::Dollar
            && let Some(last) = self.log.numbers[numbers..].last().copied()
            && self.dollar_closes(last)
        {
            self.log.numbers.pop();
            item.amount = last;
            item.measure = Measure::Money;
            self.advance();
        }
        let end = self.log.numbers[numbers..]
            .last()
            .map_or(item.words.end, |last| last.span.end);
        item.lead = Span {
            start: item.words.start,
            end,
        };
        item.words = Span::default();
        self.log.numbers.truncate(numbers);
    }

    /// Reads `2`, `5$` or `5 $`.
    fn count(&mut self, item: &mut ItemData) {
        item.amount = Number::read(self.log.text, self.token.span);
        item.measure = Measure::Count;
        self.advance();
        // `2 x colonists`
        if self.token.kind == Kind::Word && self.is_times_sign() {
            self.advance();
        }
        if self.token.kind == Kind::Dollar && self.dollar_closes(item.amount) {
            item.measure = Measure::Money;
            self.advance();
        }
    }

    /// Reads `2x` or `x2`, if that comes.
    fn count_times(&mut self, item: &mut ItemData) {
        if let Some(digits) = self.times() {
            item.amount = Number::read(self.log.text, digits);
            item.measure = Measure::Count;
            self.advance();
        }
    }

    /// Whether a times sign comes, and a word after it.
    fn is_times_sign(&self) -> bool {
        let rest = || self.log.text[self.token.span.end as usize..].trim_start_matches(' ');
        matches!(self.token.span.of(self.log.text), "x" | "X" | "×")
            && rest().starts_with(char::is_alphabetic)
    }

    /// The number in `2x` or `x2`, where such a token comes.
    fn times(&self) -> Option<Span> {
        const SIGNS: [char; 3] = ['x', 'X', '×'];
        let Span { start, end } = self.token.span;
        // Nearly every word begins with another letter. The sign beyond ASCII begins with this byte.
        let first = self.lexer.bytes.get(start as usize);
        if !matches!(first, Some(b'0'..=b'9' | b'x' | b'X' | 0xc3)) {
            return None;
        }
        let text = self.token.span.of(self.log.text);
        let is_number =
            |digits: &&str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let before = text.strip_suffix(SIGNS).filter(is_number);
        let after = text.strip_prefix(SIGNS).filter(is_number);
        let length = |digits: &str| u32::try_from(digits.len()).unwrap_or(0);
        match (before, after) {
            (Some(digits), _) => Some(Span {
                start,
                end: start + length(digits),
            }),
            (None, Some(digits)) => Some(Span {
                start: end - length(digits),
                end,
            }),
            (None, None) => None,
        }
    }

    /// Reads `$5` or `$ 5`.
    fn money(&mut self, item: &mut ItemData) {
        let sign = self.token.span;
        item.measure = Measure::Money;
        self.advance();
        if self.token.kind == Kind::Number {
            item.amount = Number::read(self.log.text, self.token.span);
            self.advance();
        } else {
            self.problem(Mistake::MoneyWithoutNumber, sign, &[Expected::Number]);
        }
    }

    /// Whether the current `$` belongs to the number before it, not to one after it.
    fn dollar_closes(&self, number: Number) -> bool {
        let dollar = self.token.span;
        number.span.end == dollar.start || !self.lexer.is_before_digit(dollar.end as usize)
    }

    /// Reads `[2 4 3 5]`; commas between the figures are accepted.
    fn literal(&mut self, item: &mut ItemData) {
        let open = self.token.span;
        item.is_literal = true;
        self.advance();
        loop {
            let span = self.token.span;
            match self.token.kind {
                Kind::Number => self.log.numbers.push(Number::read(self.log.text, span)),
                Kind::Comma => {}
                Kind::Close => {
                    self.advance();
                    return;
                }
                Kind::Semicolon | Kind::End => {
                    self.problem(Mistake::UnclosedLiteral, open, &[Expected::ClosingBracket]);
                    return;
                }
                Kind::Word
                | Kind::Minus
                | Kind::Colon
                | Kind::Target
                | Kind::Result
                | Kind::Link
                | Kind::Bang
                | Kind::Dollar
                | Kind::Open => {
                    let expected = &[Expected::Number, Expected::ClosingBracket];
                    self.problem(Mistake::LiteralNotANumber, span, expected);
                }
            }
            self.advance();
        }
    }

    fn check_numbers(&mut self, item: &ItemData, numbers: usize) {
        self.check_number(item.amount);
        let too_large = self.log.numbers[numbers..]
            .iter()
            .find(|number| number.is_too_large(self.log.text))
            .copied();
        if let Some(number) = too_large {
            self.check_number(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::{Content, parse, print};

    #[test]
    fn a_count_may_have_a_times_sign_on_either_side() {
        for written in [
            "2x colonists",
            "2 x colonists",
            "2X colonists",
            "2× colonists",
            "colonists x2",
        ] {
            let text = format!("annals 1 a b\nred: {written} > dock x\n");
            let (log, problems) = parse(&text);
            assert!(problems.is_empty(), "{written}: {problems:?}");
            assert_eq!(print(&log), "annals 1 a b\nred: 2 colonists > dock x\n");
        }
    }

    /// The money of the first items, and whether something is wrong.
    fn money(value: &str) -> (Vec<Option<u32>>, bool) {
        let text = format!("annals 1 a b\nred: {value}");
        let (log, problems) = parse(&text);
        let line = log.lines().nth(1).expect("a line");
        let Content::Entries(mut entries) = line.content() else {
            panic!("entries")
        };
        let items = entries.next().expect("an entry").items();
        (
            items.map(crate::notation::Item::money).collect(),
            problems.is_empty(),
        )
    }

    #[test]
    fn a_dollar_belongs_to_the_number_it_touches_or_else_to_the_next() {
        assert_eq!(money("5$"), (vec![Some(5)], true));
        assert_eq!(money("5 $"), (vec![Some(5)], true));
        assert_eq!(money("$ 5"), (vec![Some(5)], true));
        assert_eq!(money("blue 5 $"), (vec![Some(5)], true));
        assert_eq!(money("blue 5 $6"), (vec![Some(6)], true));
        assert_eq!(money("5 $6"), (vec![None, Some(6)], false));
        assert_eq!(money("5$6"), (vec![Some(5), None], false));
        assert_eq!(money("-$5"), (vec![Some(5)], true));
    }
}
