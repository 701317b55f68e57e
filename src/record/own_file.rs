//! The file of its own that a table adds to a game: how a record names it, and what it says, in words.

use serde_json::Value as Json;

use super::games::own_file_words;
use crate::core::Kind;
use crate::games::{AnyGame, OwnFile};
use crate::l10n::Texts;
use crate::notation::{Content, Words, parse_with};
use crate::reference::{Library, fold};

/// What a game says of the file of a table.
pub trait OwnFileWords {
    /// What stands in the file, as a page; none if there is no file that could be read.
    fn page(&self, texts: &Texts) -> Option<String>;

    /// What stands in the file, for programs.
    fn json(&self) -> Json;

    /// A file to start from, with comments that teach.
    fn template(&self, texts: &Texts) -> String;
}

/// What stands in the file of a table, as a page; none if there is none that could be read.
pub fn own_file_page(game: &AnyGame, texts: &Texts) -> Option<String> {
    own_file_words(game)?.page(texts)
}

/// What stands in the file of a table, for programs.
pub fn own_file_json(game: &AnyGame) -> Json {
    own_file_words(game).map_or(Json::Null, OwnFileWords::json)
}

/// A file to start from; empty if tables add none to this game.
pub fn own_file_template(game: &AnyGame, texts: &Texts) -> String {
    own_file_words(game)
        .map(|words| words.template(texts))
        .unwrap_or_default()
}

/// The name of the file that a record's header names.
pub fn named_in(text: &str, library: &Library, game: &AnyGame) -> Option<String> {
    let word = game.own_file()?.word;
    let names_file = |words: Words| {
        let folded = fold(&words.text());
        let mut rows = library.index().exact_or_written(&folded);
        rows.any(|row| {
            let target = library.index().target(row);
            target.kind == Kind::WORD && target.game == game.id() && target.id == word
        })
    };
    let (log, _) = parse_with(header(text), &names_file);
    let lines = log.lines();
    let mut entries = lines.filter_map(|line| match line.content() {
        Content::Entries(entries) => Some(entries),
        Content::Blank | Content::Comment | Content::Magic(_) | Content::Heading(_) => None,
    });
    let named = entries.find_map(|mut entries| {
        entries.find(|entry| {
            let subject = entry.subject();
            entry.is_free_text() && subject.is_some_and(|subject| names_file(subject.words()))
        })
    });
    let name = named?.text().trim().to_owned();
    (!name.is_empty()).then_some(name)
}

/// The game with the file that a record names, if that is a built-in one.
pub fn with_builtin_file(text: &str, library: &Library, game: &AnyGame) -> Option<AnyGame> {
    let name = named_in(text, library, game)?;
    let source = game.own_file()?.find(&name)?;
    Some(game.with_own_file(OwnFile::Read(&source)).game)
}

/// The lines before the first that has no colon and is no comment: a heading, or not of the header.
fn header(text: &str) -> &str {
    let mut end = 0;
    let mut is_opened = false;
    for line in text.split_inclusive(['\n', '\r']) {
        let words = line.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
        let is_comment = words.is_empty() || words.starts_with(['#', '＃']);
        let has_colon = words.contains([':', '：']);
        let is_opening = !is_opened && !is_comment;
        is_opened |= is_opening;
        if !is_comment && !has_colon && !is_opening && !line.starts_with([' ', '\t']) {
            break;
        }
        end += line.len();
    }
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_header_names_a_file() {
        let library = Library::builtin();
        let game = library
            .games()
            .iter()
            .find(|game| game.own_file().is_some())
            .expect("a game");
        let opening = format!("# ours\nannals 1 {} pl\n", game.id());
        let named = |lines: &str| named_in(&format!("{opening}{lines}"), &library, game);
        assert_eq!(named("talia: a b.toml  # ours\n"), Some("a b.toml".to_owned()));
        assert_eq!(named("deck: x.toml\r\ntitle: y"), Some("x.toml".to_owned()));
        assert_eq!(named("title: y\n\ndeck: x.toml"), Some("x.toml".to_owned()));
        assert_eq!(named("setup\ndeck: x.toml"), None);
        assert_eq!(named("deck:\n"), None);
        assert_eq!(named("title: deck"), None);
    }
}
