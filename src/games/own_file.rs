//! A file of its own that a table adds to a game: what the data of the game leave to each table.

use std::path::{Component, Path};

use super::AnyGame;
use crate::data::Problem;
use crate::source::Source;

/// The file that a table names.
#[derive(Debug, Clone, Copy)]
pub enum OwnFile<'s> {
    /// One that was read.
    Read(&'s Source),
    /// One that is not there, or may not be read.
    NotFound,
    /// One that is no text, or too large.
    Unreadable,
}

/// A game with the file of a table.
#[derive(Debug)]
pub struct WithOwnFile {
    /// The game; it knows what became of the file.
    pub game: AnyGame,
    /// What is wrong with the file, all at once, each with its place.
    pub problems: Vec<Problem>,
    /// What is odd in the file and may be right.
    pub notes: Vec<Problem>,
}

/// How a record that is kept beside or above a file names it; none if no record could.
pub fn name_beside(path: &str) -> Option<String> {
    let stays = |part: Component| matches!(part, Component::Normal(_) | Component::CurDir);
    let name = if Path::new(path).components().all(stays) {
        path
    } else {
        Path::new(path).file_name()?.to_str()?
    };
    let is_readable = !name.contains(['#', '＃']) && !name.contains(char::is_control);
    is_readable.then(|| name.to_owned())
}

/// What a game says of the files that tables may add to it.
#[derive(Debug, Clone, Copy)]
pub struct OwnFileInfo {
    /// The word of the header line that names the file in a record.
    pub word: &'static str,
    /// Files that are built in: the name that stands for each, and its text.
    pub builtin: &'static [(&'static str, &'static str)],
}

impl OwnFileInfo {
    /// The text of the built-in file with this name.
    pub fn text_of(&self, name: &str) -> Option<&'static str> {
        let found = self.builtin.iter().find(|(known, _)| *known == name);
        found.map(|(_, text)| *text)
    }

    /// The built-in file with this name.
    pub fn find(&self, name: &str) -> Option<Source> {
        self.text_of(name).map(|text| Source::new(name, text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_names_a_file_beside_it_or_below() {
        let name = |path: &str| name_beside(path).unwrap_or_default();
        assert_eq!(name("box.toml"), "box.toml");
        assert_eq!(name("decks/box.toml"), "decks/box.toml");
        assert_eq!(name("../box.toml"), "box.toml");
        assert_eq!(name("/home/anna/box.toml"), "box.toml");
        assert_eq!(name("a#b.toml"), "");
        assert_eq!(name("a\nb.toml"), "");
    }
}
