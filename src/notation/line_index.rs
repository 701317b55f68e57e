//! From byte offsets to lines and columns, fast enough for a million findings on one line.

use super::span::Span;
use super::white::after_newline;

/// Characters before a byte are known at every multiple of this; in between they are counted.
const BLOCK: usize = 256;

/// The starts of the lines of a text.
///
/// A line ends with LF, CR or both. Columns count characters.
#[derive(Debug, Clone)]
pub struct LineIndex<'a> {
    text: &'a str,
    /// Where each line begins; never empty. A byte order mark belongs to no line.
    starts: Vec<u32>,
    /// How many characters begin before each block; empty for a text of one byte a character.
    characters: Vec<u32>,
}

/// A line and a column, both counted from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

impl<'a> LineIndex<'a> {
    /// Reads a text once.
    pub fn new(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let first = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let mut starts = vec![offset(first)];
        let mut at = first;
        while at < bytes.len() {
            let after = after_newline(bytes, at);
            if after > at {
                starts.push(offset(after));
                at = after;
            } else {
                at += 1;
            }
        }
        let mut characters = Vec::new();
        if !text.is_ascii() {
            let mut before = 0;
            for block in bytes.chunks(BLOCK) {
                characters.push(offset(before));
                before += count_characters(block);
            }
        }
        Self {
            text,
            starts,
            characters,
        }
    }

    /// The line and column of a byte offset; an offset past the end is the end.
    pub fn position(&self, offset_in_text: u32) -> Position {
        let mut at = (offset_in_text as usize).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let line = self
            .starts
            .partition_point(|start| *start as usize <= at)
            .saturating_sub(1);
        let start = self.starts[line] as usize;
        let column = self
            .characters_before(at)
            .saturating_sub(self.characters_before(start));
        Position {
            line: offset(line + 1),
            column: offset(column + 1),
        }
    }

    /// How many lines there are; an empty text has one.
    pub fn line_count(&self) -> usize {
        self.starts.len()
    }

    /// Where a line stands, its line end not included; lines are counted from 1.
    pub fn line_span(&self, line: u32) -> Option<Span> {
        let index = usize::try_from(line).ok()?.checked_sub(1)?;
        let start = *self.starts.get(index)? as usize;
        let end = self
            .starts
            .get(index + 1)
            .map_or(self.text.len(), |next| *next as usize);
        let shown = self.text[start..end].trim_end_matches(['\n', '\r']).len();
        Some(Span::new(start, start + shown))
    }

    /// The text of a line without its line end; lines are counted from 1.
    pub fn line_text(&self, line: u32) -> Option<&'a str> {
        Some(self.line_span(line)?.of(self.text))
    }

    fn characters_before(&self, at: usize) -> usize {
        let block = at / BLOCK;
        match self.characters.get(block) {
            Some(before) => *before as usize + count_characters(&self.text.as_bytes()[block * BLOCK..at]),
            None if self.characters.is_empty() => at,
            // The end of a text whose last block is full.
            None => {
                let last = self.characters.len() - 1;
                self.characters[last] as usize + count_characters(&self.text.as_bytes()[last * BLOCK..at])
            }
        }
    }
}

fn count_characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte & 0xc0 != 0x80).count()
}

fn offset(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, offset: usize) -> (u32, u32) {
        let position = LineIndex::new(text).position(u32::try_from(offset).expect("small"));
        (position.line, position.column)
    }

    #[test]
    fn columns_count_characters() {
        let text = "żółw\nמנזר = 1\n";
        assert_eq!(at(text, text.find('=').expect("there")), (2, 6));
        assert_eq!(at(text, text.len()), (3, 1));
        assert_eq!(at("ż", 1), (1, 1));
        assert_eq!(at("ż", 99), (1, 2));
        assert_eq!(at("", 0), (1, 1));
    }

    #[test]
    fn every_line_end_is_seen_once_and_the_byte_order_mark_is_no_column() {
        let text = "\u{feff}a\r\nb\rc\n\nd";
        let lines: Vec<(u32, u32)> = "abcd"
            .chars()
            .map(|letter| at(text, text.find(letter).expect("there")))
            .collect();
        assert_eq!(lines, [(1, 1), (2, 1), (3, 1), (5, 1)]);
        let index = LineIndex::new(text);
        assert_eq!(index.line_count(), 5);
        assert_eq!(index.line_text(1), Some("a"));
        assert_eq!(index.line_text(4), Some(""));
        assert_eq!(index.line_text(5), Some("d"));
        assert_eq!((index.line_text(0), index.line_text(6)), (None, None));
        assert_eq!(index.position(0).column, 1);
    }

    #[test]
    fn blocks_and_plain_counting_agree() {
        let text: String = "aż\u{5d0}𝄞".repeat(BLOCK);
        let index = LineIndex::new(&text);
        for (number, (start, _)) in text.char_indices().enumerate() {
            let column = index.position(offset(start)).column;
            assert_eq!(column as usize, number + 1);
        }
        assert_eq!(index.position(offset(text.len())).column as usize, 4 * BLOCK + 1);
    }
}
