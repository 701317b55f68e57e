//! Bytes and places: a named text, and where in it something stands.
//!
//! Knows nothing of what the text means.

use std::sync::OnceLock;

/// A text with the name under which it is reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// How messages call this text: a path as the user gave it.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// Where its lines begin, once somebody has asked for a place.
    lines: OnceLock<Vec<usize>>,
}

impl Source {
    /// A text under a name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
            lines: OnceLock::new(),
        }
    }

    /// The place of a byte offset; an offset past the end is the end.
    pub fn place(&self, offset: usize) -> Place {
        let mut end = offset.min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let starts = self.lines.get_or_init(|| {
            let ends = self.text.match_indices('\n');
            std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect()
        });
        let line = starts.partition_point(|start| *start <= end);
        let start = starts.get(line - 1).copied().unwrap_or_default();
        Place {
            file: self.name.clone(),
            line,
            column: self.text[start..end].chars().count() + 1,
        }
    }
}

/// A line and a column, both counted from one; columns count characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The name of the text.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_lines_and_characters_from_one() {
        let source = Source::new("a.toml", "żółw\nמנזר = 1\n");
        let equals = source.text.find('=').expect("the text has an equals sign");
        let place = source.place(equals);
        assert_eq!((place.line, place.column), (2, 6));
    }

    #[test]
    fn an_offset_inside_a_character_or_past_the_end_is_still_a_place() {
        let source = Source::new("a", "ż");
        assert_eq!(source.place(1).column, 1);
        assert_eq!(source.place(99).column, 2);
    }
}
