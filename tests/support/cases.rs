//! The records in `tests/rules`: cases that break a rule and cases that keep it.

use std::fs;
use std::path::PathBuf;

use annals::core::Check;
use annals::games::{AnyGame, OwnFile};
use annals::reference::Library;
use annals::source::Source;

use super::root;

/// A record of a case.
pub struct Case {
    /// Whether it breaks the rule.
    pub breaks: bool,
    /// The title of the case.
    pub name: String,
    /// The record, with its opening line.
    pub record: String,
    /// The file of the table: the TOML that stands before the record.
    own_file: Option<String>,
}

impl Case {
    /// The game as the table of the case plays it: with the file that stands before the record, or the built-in one that
    /// the record names. A file that the record names and that is neither is not there.
    pub fn game(&self, game: &AnyGame) -> AnyGame {
        let Some(info) = game.own_file() else {
            return game.clone();
        };
        let opening = format!("{}: ", info.word);
        let Some(named) = self.record.lines().find_map(|line| line.strip_prefix(&opening)) else {
            return game.clone();
        };
        let name = named.split("  #").next().unwrap_or_default().trim();
        let source = match &self.own_file {
            Some(text) => Some(Source::new(name, text.as_str())),
            None => info.find(name),
        };
        let file = source.as_ref().map_or(OwnFile::NotFound, OwnFile::Read);
        game.with_own_file(file).game
    }
}

/// Findings that no record can show on purpose.
pub const WITHOUT_CASES: [&str; 1] = ["out-of-balance"];

/// The games whose records can be checked.
pub fn checked_games(library: &Library) -> impl Iterator<Item = &AnyGame> {
    library.games().iter().filter(|game| game.is_checked())
}

/// What must have cases in a game: its findings, and by number its rules that are computed.
pub fn names_with_cases(game: &AnyGame) -> Vec<String> {
    let breaches = game.breaches().into_iter().map(str::to_owned);
    let found = breaches.filter(|slug| !WITHOUT_CASES.contains(&slug.as_str()));
    let rules = game.registry().rules.iter();
    let computed = rules.filter(|rule| rule.check == Check::Computed);
    found.chain(computed.map(|rule| rule.id.to_string())).collect()
}

/// The file with the cases of a finding or, by number, of a rule that is computed.
pub fn file_of(game: &AnyGame, name: &str) -> PathBuf {
    let is_number = name.starts_with(|letter: char| letter.is_ascii_uppercase());
    let folder = if is_number { "/computed" } else { "" };
    root().join(format!("tests/rules/{}{folder}/{name}.md", game.id()))
}

/// The cases of a finding or of a rule.
pub fn cases(game: &AnyGame, name: &str) -> Vec<Case> {
    let path = file_of(game, name);
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
        let (before, record) = body.split_once("```annals\n").expect("a record");
        let own_file = before.split_once("```toml\n").map(|(_, file)| {
            let (file, _) = file.split_once("```").expect("a closed file");
            file.to_owned()
        });
        let (record, _) = record.split_once("```").expect("a closed record");
        Case {
            breaks,
            name: title.to_owned(),
            record: format!("annals 1 {} en\n{record}", game.id()),
            own_file,
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
