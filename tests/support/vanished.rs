//! What a correction promises, looked at in the corrected record.

use annals::core::Finding;
use annals::record::correction::TextEdit;

/// Where a place of the record is after edits.
fn moved(place: u32, edits: &[TextEdit]) -> u32 {
    let mut by = 0;
    for edit in edits.iter().filter(|edit| edit.span.end <= place) {
        let removed = i64::from(edit.span.end - edit.span.start);
        by += i64::try_from(edit.text.len()).expect("short") - removed;
    }
    u32::try_from(i64::from(place) + by).expect("a place in the text")
}

/// The first of these findings that is still there after edits, if its entry was not replaced. A statement may have several
/// of one name: there must be fewer of them, by as many as were promised.
pub fn first_left<'f>(
    promised: &[&'f Finding],
    all: &[Finding],
    edits: &[TextEdit],
    left: &[Finding],
) -> Option<&'f Finding> {
    let is_replaced = |finding: &Finding| {
        let mut spans = edits.iter().map(|edit| edit.span);
        spans.any(|span| span.start <= finding.span.start && finding.span.start < span.end)
    };
    let is_there = |finding: &Finding| {
        let like = |other: &Finding, start: u32| {
            other.slug == finding.slug && other.span.start == start && other.item == finding.item
        };
        let here = finding.span.start;
        let before = all.iter().filter(|other| like(other, here)).count();
        let resolved = promised.iter().filter(|other| like(other, here)).count();
        let start = moved(here, edits);
        let after = left.iter().filter(|other| like(other, start)).count();
        after + resolved > before
    };
    let mut promised = promised.iter().copied();
    promised.find(|finding| !is_replaced(finding) && is_there(finding))
}
