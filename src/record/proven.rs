//! Corrections proven in writing: each is written into the record, which is then read and played once more.
//!
//! The engine tries what may have been meant, not words. Under a heading where the words of a correction mean something else,
//! or nothing, it promises what nobody could write; such a correction is taken back.

use super::correction::{TextEdit, apply, edits};
use crate::core::{CorrectionKind, Finding};
use crate::l10n::Texts;

/// Upper limit on the bytes of records that are read again. What is not tried then is not promised.
const MOST_READ_AGAIN: usize = 8 << 20;

/// Takes back what corrections promise and do not keep. `found_in` plays a corrected record.
pub(super) fn take_back_unproven(
    findings: &mut [Finding],
    text: &str,
    texts: &Texts,
    mut found_in: impl FnMut(&str) -> Vec<Finding>,
) {
    let errors_in = |found: &[Finding]| found.iter().filter(|finding| finding.can_explain()).count();
    // Without what assumed facts explain: nobody asks for that in a corrected record either.
    let before = errors_in(&found_in(text));
    let mut read_again = 0;
    for root in 0..findings.len() {
        let Some(correction) = &findings[root].correction else {
            continue;
        };
        let changes = edits(correction, text, texts);
        if changes.is_empty() {
            continue;
        }
        let replaces = matches!(correction.kind, CorrectionKind::Read | CorrectionKind::Figure);
        let corrected = apply(&changes, text);
        read_again += corrected.len();
        let left = (read_again <= MOST_READ_AGAIN).then(|| found_in(&corrected));
        // A correction must leave fewer errors than there are without it.
        let left = left.filter(|left| errors_in(left) < before);
        let broken = match &left {
            None => all_promises(findings, root),
            Some(left) => broken_promises(findings, root, |finding| {
                let start = moved(finding.span.start, &changes, replaces)?;
                Some(left.iter().filter(|other| is_like(other, finding, start)).count())
            }),
        };
        for place in broken {
            findings[place].follows = None;
            findings[place].is_shared = false;
            if place == root {
                findings[root].correction = None;
            }
        }
    }
}

/// A mistake and everything that is said to follow from it.
fn all_promises(findings: &[Finding], root: usize) -> Vec<usize> {
    let follows = |place: &usize| findings[*place].follows == Some(root);
    (0..findings.len()).filter(follows).chain([root]).collect()
}

/// What does not vanish with the correction of a mistake. `still` counts findings like one in the corrected record; none if
/// its statement is no longer there.
fn broken_promises(
    findings: &[Finding],
    root: usize,
    still: impl Fn(&Finding) -> Option<usize>,
) -> Vec<usize> {
    let is_promised = |place: usize| {
        let finding = &findings[place];
        place == root || (finding.follows == Some(root) && !finding.is_shared)
    };
    let remains = |place: usize| {
        let finding = &findings[place];
        let start = finding.span.start;
        let like = |other: usize| is_like(&findings[other], finding, start);
        let before = (0..findings.len()).filter(|other| like(*other)).count();
        let promised = (0..findings.len()).filter(|other| like(*other) && is_promised(*other));
        still(finding).is_some_and(|after| after + promised.count() > before)
    };
    if remains(root) {
        return all_promises(findings, root);
    }
    let promised = (0..findings.len()).filter(|place| is_promised(*place));
    promised.filter(|place| remains(*place)).collect()
}

/// Whether a finding is another one, whatever its figures are, in a statement that now begins at a place.
fn is_like(other: &Finding, finding: &Finding, start: u32) -> bool {
    other.slug == finding.slug && other.span.start == start && other.item == finding.item
}

/// Where a statement begins after edits; none if it is no longer there.
fn moved(start: u32, edits: &[TextEdit], replaces: bool) -> Option<u32> {
    let mut by = 0;
    for edit in edits {
        if edit.span.end <= start {
            by += i64::try_from(edit.text.len()).ok()? - i64::from(edit.span.end - edit.span.start);
        } else if edit.span.start <= start && !replaces {
            return None;
        }
    }
    u32::try_from(i64::from(start) + by).ok()
}
