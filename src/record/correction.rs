//! A correction in words, and as an edit of the record's text.

use super::line::written;
use crate::core::{Correction, CorrectionKind, TextSpan};
use crate::l10n::Texts;
use crate::message::Argument;

/// Text in place of other text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextEdit {
    /// What is replaced, in bytes; empty where something is added.
    pub span: TextSpan,
    /// What stands there then.
    pub text: String,
}

/// The edits that carry a correction out, in the order of the text; none where nothing can be written.
pub fn edits(correction: &Correction, record: &str, of_record: &Texts) -> Vec<TextEdit> {
    let line = correction.line.as_ref().map(|line| written(line, of_record));
    let span = correction.span;
    let of = |span: TextSpan| {
        record
            .get(span.start as usize..span.end as usize)
            .unwrap_or_default()
    };
    match (correction.kind, line, correction.with) {
        (CorrectionKind::Read | CorrectionKind::Figure, Some(text), _) => vec![TextEdit { span, text }],
        (CorrectionKind::Insert, Some(line), _) => {
            let start = span.start as usize;
            let before = record.get(..start).unwrap_or_default();
            let begins_line = before
                .rsplit('\n')
                .next()
                .is_none_or(|text| text.trim().is_empty());
            let text = line + if begins_line { "\n" } else { "; " };
            let span = TextSpan {
                start: span.start,
                end: span.start,
            };
            vec![TextEdit { span, text }]
        }
        (CorrectionKind::Drop, _, _) => vec![TextEdit {
            span: with_separator(span, record),
            text: String::new(),
        }],
        (CorrectionKind::End, _, _) => vec![TextEdit {
            span: TextSpan {
                start: span.start,
                end: u32::try_from(record.len()).unwrap_or(u32::MAX),
            },
            text: String::new(),
        }],
        (CorrectionKind::Swap, _, Some(other)) => vec![
            TextEdit {
                span,
                text: of(other).to_owned(),
            },
            TextEdit {
                span: other,
                text: of(span).to_owned(),
            },
        ],
        (
            CorrectionKind::Read
            | CorrectionKind::Figure
            | CorrectionKind::Insert
            | CorrectionKind::Believe
            | CorrectionKind::Swap,
            ..,
        ) => Vec::new(),
    }
}

/// An entry with the sign that parts it from the next one, or its whole line.
fn with_separator(span: TextSpan, record: &str) -> TextSpan {
    let (start, end) = (span.start as usize, span.end as usize);
    let line_start = record[..start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = record[end..].find('\n').map_or(record.len(), |at| end + at);
    let (before, after) = (&record[line_start..start], &record[end..line_end]);
    let small = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    if let Some(rest) = after.trim_start().strip_prefix(';') {
        let rest = rest.trim_start();
        return TextSpan {
            start: span.start,
            end: small(line_end - rest.len()),
        };
    }
    if let Some(kept) = before.trim_end().strip_suffix(';') {
        return TextSpan {
            start: small(line_start + kept.len()),
            end: span.end,
        };
    }
    let is_alone = before.trim().is_empty() && after.trim().is_empty();
    if is_alone {
        TextSpan {
            start: small(line_start),
            end: small((line_end + 1).min(record.len())),
        }
    } else {
        span
    }
}

/// Carries edits out. They must not overlap.
pub fn apply(edits: &[TextEdit], record: &str) -> String {
    let mut text = String::with_capacity(record.len());
    let mut at = 0;
    for edit in edits {
        text.push_str(&record[at..edit.span.start as usize]);
        text.push_str(&edit.text);
        at = edit.span.end as usize;
    }
    text.push_str(&record[at..]);
    text
}

/// Where a correction stands as seen from the finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seen {
    /// In the entry of the finding.
    Here,
    /// In an earlier line.
    At(u32),
}

/// `lines 17, 25`, and how many they are.
fn listed(lines: &[u32], texts: &Texts) -> (String, Argument) {
    let places: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let count = Argument::from(places.len());
    let lines = Argument::from(places.join(", "));
    let arguments = [("count", count.clone()), ("lines", lines)];
    (texts.with("check-lines", &arguments), count)
}

/// Says what vanishes only if the mistakes before this one are corrected too.
pub fn say_shared(lines: &[u32], texts: &Texts) -> String {
    let (listed, count) = listed(lines, texts);
    texts.with(
        "check-shared",
        &[("count", count), ("lines", Argument::from(listed))],
    )
}

/// Says a correction and what it would put in order; `lines` are the lines of what else vanishes.
pub fn say(correction: &Correction, seen: Seen, lines: &[u32], texts: &Texts, of_record: &Texts) -> String {
    let line = correction.line.as_ref().map(|line| written(line, of_record));
    let (listed, count) = listed(lines, texts);
    let kind = match correction.kind {
        // Other words, whatever they are.
        CorrectionKind::Figure => CorrectionKind::Read,
        kind => kind,
    };
    let mut arguments = vec![
        ("kind", Argument::from(kind.word())),
        ("line", Argument::from(line.unwrap_or_default())),
        ("lines", Argument::from(listed)),
        ("count", count),
    ];
    match seen {
        Seen::Here => {
            let scope = if lines.is_empty() { "alone" } else { "more" };
            arguments.push(("scope", Argument::from(scope)));
            texts.with("check-correction", &arguments)
        }
        Seen::At(line) => {
            arguments.push(("at", Argument::from(i64::from(line))));
            texts.with("check-slip", &arguments)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "a\nb; c; d\n  e\nf";

    fn dropped(entry: &str) -> String {
        let start = u32::try_from(RECORD.find(entry).expect("it is there")).expect("small");
        let span = TextSpan {
            start,
            end: start + 1,
        };
        let edit = TextEdit {
            span: with_separator(span, RECORD),
            text: String::new(),
        };
        apply(&[edit], RECORD)
    }

    #[test]
    fn a_dropped_entry_takes_its_separator_or_its_line_along() {
        assert_eq!(dropped("a"), "b; c; d\n  e\nf");
        assert_eq!(dropped("b"), "a\nc; d\n  e\nf");
        assert_eq!(dropped("c"), "a\nb; d\n  e\nf");
        assert_eq!(dropped("d"), "a\nb; c\n  e\nf");
        assert_eq!(dropped("e"), "a\nb; c; d\nf");
        assert_eq!(dropped("f"), "a\nb; c; d\n  e\n");
    }
}
