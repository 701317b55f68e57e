//! Stretches of the text, of the tables of a log, and figures with their place.

use std::ops::Range;

/// A stretch of the text in bytes, always on character boundaries.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    /// A stretch from offset to offset.
    pub(super) fn new(start: usize, end: usize) -> Self {
        Self {
            start: narrow(start),
            end: narrow(end),
        }
    }

    /// Whether it holds nothing.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Its length in bytes.
    pub fn len(self) -> u32 {
        self.end - self.start
    }

    /// As a range for slices.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The text it covers; nothing if the text is another one and shorter.
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }
}

/// A figure as written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Number {
    /// Its value; a figure that is too large is reported and counts as the largest.
    pub value: u32,
    /// Where it stands.
    pub span: Span,
}

impl Number {
    /// Reads digits.
    pub(super) fn read(text: &str, span: Span) -> Self {
        Self {
            value: value_of(span.of(text)).unwrap_or(LARGEST),
            span,
        }
    }

    /// Whether the digits say more than any table counts.
    pub(super) fn is_too_large(self, text: &str) -> bool {
        self.value == LARGEST && value_of(self.span.of(text)).is_none()
    }
}

/// The largest figure that is read. No game comes near it, and sums of such figures fit where they are counted.
const LARGEST: u32 = 999_999_999;

fn value_of(digits: &str) -> Option<u32> {
    digits.bytes().try_fold(0_u32, |value, digit| {
        let value = value
            .checked_mul(10)?
            .checked_add(u32::from(digit.wrapping_sub(b'0')))?;
        (value <= LARGEST).then_some(value)
    })
}

/// A stretch of one of the tables of a log.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Part {
    pub(super) first: u32,
    pub(super) count: u32,
}

impl Part {
    /// From here to the end of a table that has grown since.
    pub(super) fn since(first: usize, end: usize) -> Self {
        Self {
            first: narrow(first),
            count: narrow(end.saturating_sub(first)),
        }
    }

    pub(super) fn end(self) -> u32 {
        self.first + self.count
    }

    pub(super) fn is_empty(self) -> bool {
        self.count == 0
    }

    pub(super) fn of<T>(self, table: &[T]) -> &[T] {
        table
            .get(self.first as usize..self.end() as usize)
            .unwrap_or_default()
    }
}

/// Offsets and counts fit: no more than 4 GiB are read.
fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_up_to_the_largest() {
        let read = |text: &str| {
            let number = Number::read(text, Span::new(0, text.len()));
            (number.value, number.is_too_large(text))
        };
        assert_eq!(read("0042"), (42, false));
        assert_eq!(read("999999999"), (LARGEST, false));
        assert_eq!(read("1000000000"), (LARGEST, true));
        assert_eq!(read("4294967295"), (LARGEST, true));
        assert_eq!(read(&"9".repeat(100_000)), (LARGEST, true));
    }

    #[test]
    fn a_span_of_another_text_covers_nothing() {
        assert_eq!(Span::new(2, 4).of("abc"), "");
        assert_eq!(Span::new(1, 2).of("abc"), "b");
        assert_eq!(Span::new(1, 2).of("ż"), "");
    }
}
