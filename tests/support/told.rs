//! Records whose lines are marked with what a check says of them: `#! slug` a mistake, `#? slug` a consequence.

use annals::notation::LineIndex;
use annals::record::{Until, check};
use annals::reference::Library;

/// Checks a record in English, without its opening line.
pub fn assert_told(record: &str) {
    assert_told_in("en", record);
}

/// Checks a record in a language, without its opening line.
pub fn assert_told_in(language: &str, record: &str) {
    let record = format!("annals 1 discovery {language}\n{record}");
    let mut wanted = Vec::new();
    let mut text = String::new();
    for (line, number) in record.lines().zip(1..) {
        let (written, marks) = line.split_once('#').unwrap_or((line, ""));
        for mark in marks.split('#').filter(|mark| !mark.is_empty()) {
            let (sort, slug) = mark.split_at(1);
            wanted.push((number, slug.trim().to_owned(), sort == "!"));
        }
        text.push_str(written.trim());
        text.push('\n');
    }
    let library = Library::builtin();
    let replayed = check(
        &text,
        &library,
        library.game("discovery").expect("the game"),
        &[],
        Until::End,
    );
    let index = LineIndex::new(&text);
    let told: Vec<(u32, String, bool)> = replayed
        .findings()
        .iter()
        .map(|finding| {
            let line = index.position(finding.span.start).line;
            (line, finding.slug.to_owned(), finding.follows.is_none())
        })
        .collect();
    assert_eq!(told, wanted, "\n{text}");
}
