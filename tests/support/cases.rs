//! The records in `tests/rules`: cases that break a rule and cases that keep it.

use std::fs;
use std::path::PathBuf;

use super::root;

/// A record of a case.
pub struct Case {
    /// Whether it breaks the rule.
    pub breaks: bool,
    /// The title of the case.
    pub name: String,
    /// The record, with its opening line.
    pub record: String,
}

/// The file with the cases of a finding or, by number, of a rule that is computed.
pub fn file_of(name: &str) -> PathBuf {
    let folder = if name.starts_with("R-") {
        "discovery/computed"
    } else {
        "discovery"
    };
    root().join(format!("tests/rules/{folder}/{name}.md"))
}

/// The cases of a finding or of a rule.
pub fn cases(name: &str) -> Vec<Case> {
    let path = file_of(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(
        text.starts_with(&format!("# {name}\n")),
        "{name}: the title is its name"
    );
    let sections = text.split("\n## ").skip(1);
    let case = |section: &str| {
        let (title, body) = section.split_once('\n').expect("a title and a record");
        let breaks = title.starts_with("Breaks it");
        assert!(breaks || title.starts_with("Keeps it"), "{name}: {title}");
        let (_, record) = body.split_once("```annals\n").expect("a record");
        let (record, _) = record.split_once("```").expect("a closed record");
        Case {
            breaks,
            name: title.to_owned(),
            record: format!("annals 1 discovery en\n{record}"),
        }
    };
    sections.map(case).collect()
}

/// The findings that a record is marked to have: `# <--` alone means the finding the case is about.
pub fn marked<'a>(text: &'a str, slug: &'a str) -> Vec<(&'a str, u32)> {
    let mut marked = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if let Some((_, mark)) = line.rsplit_once("# <--") {
            let named = mark.trim();
            marked.push((if named.is_empty() { slug } else { named }, number));
        }
    }
    marked
}
