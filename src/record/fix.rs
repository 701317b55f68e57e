//! What can be mended in a record without asking anybody: a misspelt word with one reading, a heading with a colon, figures
//! and brackets in another form than ours; and claimed figures, where somebody asks for ours.

use super::check::{Until, check_with};
use super::correction::{TextEdit, apply, edits};
use super::figures::figures_in_our_form;
use super::tell::shown;
use super::vocabulary::Vocabulary;
use crate::core::{CorrectionKind, Finding, TextSpan};
use crate::l10n::{Texts, strip_isolates};
use crate::report::without_escapes;

/// What is mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fixing {
    /// Words and signs that have one reading.
    Words,
    /// Those, and claimed figures that differ from ours.
    Figures,
}

/// A record after it was mended.
#[derive(Debug)]
pub struct Fixed {
    /// The whole text.
    pub text: String,
    /// What was changed, in the order of the text; the places are those of the record as it was.
    pub edits: Vec<TextEdit>,
}

/// Mends a record. Figures are put into our form; each change that mends a finding is tried by itself and kept only if it
/// leaves fewer findings.
pub fn fix(
    text: &str,
    fixing: Fixing,
    vocabulary: &mut Vocabulary,
    choices: &[(String, String)],
    of_record: &Texts,
) -> Fixed {
    let mut kept = figures_in_our_form(text, vocabulary, of_record.language());
    let mut findings = |text: &str| {
        let replayed = check_with(text, vocabulary, choices, Until::End);
        replayed.findings().to_vec()
    };
    let mut found = findings(text);
    let mut all: Vec<TextEdit> = Vec::new();
    for finding in &found {
        all.extend(certain(finding, fixing, text, of_record));
    }
    all.sort_by_key(|edit| edit.span);
    all.dedup_by(|later, edit| later.span.start < edit.span.end);
    for edit in all {
        let mut tried = without_overlap(&kept, &edit);
        tried.push(edit);
        tried.sort_by_key(|edit| edit.span);
        let left = findings(&apply(&tried, text));
        if left.len() < found.len() {
            (kept, found) = (tried, left);
        }
    }
    Fixed {
        text: apply(&kept, text),
        edits: kept,
    }
}

/// The edits that do not touch the place of another one.
fn without_overlap(edits: &[TextEdit], other: &TextEdit) -> Vec<TextEdit> {
    let is_apart = |edit: &&TextEdit| edit.span.end <= other.span.start || edit.span.start >= other.span.end;
    edits.iter().filter(is_apart).cloned().collect()
}

/// The change that mends a finding, if there is only one.
fn certain(finding: &Finding, fixing: Fixing, text: &str, of_record: &Texts) -> Vec<TextEdit> {
    if finding.waived {
        return Vec::new();
    }
    let span = finding.span;
    match (finding.slug, finding.options.as_slice()) {
        ("unknown-word", [option]) => vec![TextEdit {
            span,
            text: without_escapes(&strip_isolates(&shown(option, of_record))),
        }],
        ("heading-with-colon", _) => without_colon(span, text),
        _ => {
            let correction = finding.correction.as_deref();
            let of_figure = correction.filter(|correction| correction.kind == CorrectionKind::Figure);
            let wanted = of_figure.filter(|_| fixing == Fixing::Figures && finding.follows.is_none());
            wanted.map_or_else(Vec::new, |correction| edits(correction, text, of_record))
        }
    }
}

fn without_colon(span: TextSpan, text: &str) -> Vec<TextEdit> {
    let rest = text.get(span.start as usize..).unwrap_or_default();
    let line = rest.split('\n').next().unwrap_or_default();
    let Some(at) = line.find(':').and_then(|at| u32::try_from(at).ok()) else {
        return Vec::new();
    };
    vec![TextEdit {
        span: TextSpan {
            start: span.start,
            end: span.start + at + 1,
        },
        text: line[..at as usize].trim_end().to_owned(),
    }]
}
