//! Where the parts of a line in canonical form come from in what was written.

use std::ops::Range;

use crate::core::TextSpan;
use crate::notation::Span;

/// A piece of a canonical line, with the place in the written line that it stands for.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) text: String,
    pub(super) from: Option<Range<usize>>,
}

/// Places of the text in canonical form, and where they stand in the text as written.
#[derive(Debug, Default)]
pub(in crate::record) struct SpanMap {
    /// In the order of the canonical text; signs that nobody wrote are in none.
    parts: Vec<MappedPart>,
}

#[derive(Debug)]
struct MappedPart {
    canonical: Range<u32>,
    written: Range<u32>,
    is_same: bool,
}

impl SpanMap {
    /// Adds the next part.
    pub(super) fn push(&mut self, canonical: Range<usize>, written: Range<usize>, is_same: bool) {
        let small = |range: Range<usize>| {
            let end = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            end(range.start)..end(range.end)
        };
        self.parts.push(MappedPart {
            canonical: small(canonical),
            written: small(written),
            is_same,
        });
    }

    /// Where a place of the canonical text stands in what was written.
    pub(in crate::record) fn written(&self, span: Span) -> Span {
        if self.parts.is_empty() {
            return span;
        }
        let first = self
            .parts
            .partition_point(|part| part.canonical.end <= span.start);
        let last = self
            .parts
            .partition_point(|part| part.canonical.start < span.end.max(span.start + 1));
        let touched = self.parts.get(first..last.max(first)).unwrap_or_default();
        let mut written: Option<Span> = None;
        for part in touched {
            let of_part = if part.is_same {
                let clamp = |at: u32| at.clamp(part.canonical.start, part.canonical.end);
                let shift = |at: u32| part.written.start + (clamp(at) - part.canonical.start);
                Span {
                    start: shift(span.start),
                    end: shift(span.end),
                }
            } else {
                Span {
                    start: part.written.start,
                    end: part.written.end,
                }
            };
            let known = written.get_or_insert(of_part);
            known.start = known.start.min(of_part.start);
            known.end = known.end.max(of_part.end);
        }
        let end = self.parts.last().map_or(0, |part| part.written.end);
        written.unwrap_or(Span { start: end, end })
    }

    /// The same for places of statements.
    pub(in crate::record) fn written_text(&self, span: TextSpan) -> TextSpan {
        let Span { start, end } = self.written(Span {
            start: span.start,
            end: span.end,
        });
        TextSpan { start, end }
    }
}
