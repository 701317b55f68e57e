//! Visual order, for terminals that do not reorder by themselves.
//!
//! Works on letters with their marks, so that marks stay behind their letters, and mirrors brackets.

use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation;

use crate::l10n::{Direction, is_direction_mark};

/// The graphemes of a logical line in the order in which they are seen from left to right, each with
/// its byte offset in the line; direction marks are gone.
pub(super) fn visual_graphemes(line: &str, direction: Direction) -> Vec<(usize, String)> {
    let base = match direction {
        Direction::LeftToRight => Level::ltr(),
        Direction::RightToLeft => Level::rtl(),
    };
    let info = BidiInfo::new(line, Some(base));
    let level_at = |offset: usize| info.levels.get(offset).copied().unwrap_or(base);
    let mut cells: Vec<(usize, Level, &str)> = line
        .grapheme_indices(true)
        .map(|(offset, grapheme)| (offset, level_at(offset), grapheme))
        .collect();
    // Spaces at the end of a line belong to the paragraph's own direction.
    for cell in cells.iter_mut().rev().take_while(|cell| cell.2.trim().is_empty()) {
        cell.1 = base;
    }
    cells.retain(|(_, _, grapheme)| !grapheme.chars().all(is_direction_mark));
    reverse_by_level(&mut cells);
    let shown = |(offset, level, grapheme): (usize, Level, &str)| {
        let text = if level.is_rtl() {
            mirrored(grapheme)
        } else {
            grapheme
        };
        (offset, text.to_owned())
    };
    cells.into_iter().map(shown).collect()
}

/// Puts the letters of each word from right to left back as they are read, and something behind each of these words.
pub(super) fn read_words(graphemes: &mut [(usize, String)], behind: &str) {
    for word in graphemes.chunk_by_mut(|one, other| is_hebrew(&one.1) == is_hebrew(&other.1)) {
        if word.first().is_some_and(|(_, grapheme)| is_hebrew(grapheme)) {
            word.reverse();
            if let Some((_, last)) = word.last_mut() {
                last.push_str(behind);
            }
        }
    }
}

fn is_hebrew(grapheme: &str) -> bool {
    grapheme.starts_with(|letter: char| ('\u{590}'..='\u{5ff}').contains(&letter))
}

/// A logical line in visual order.
pub fn visual_order(line: &str, direction: Direction) -> String {
    let cells = visual_graphemes(line, direction);
    cells.into_iter().map(|(_, grapheme)| grapheme).collect()
}

/// From the deepest level up, every run of at least that level is reversed.
fn reverse_by_level(cells: &mut [(usize, Level, &str)]) {
    let deepest = cells.iter().map(|cell| cell.1.number()).max().unwrap_or(0);
    for level in (1..=deepest).rev() {
        let mut start = 0;
        while start < cells.len() {
            if cells[start].1.number() < level {
                start += 1;
                continue;
            }
            let run = cells[start..]
                .iter()
                .take_while(|cell| cell.1.number() >= level)
                .count();
            cells[start..start + run].reverse();
            start += run;
        }
    }
}

fn mirrored(grapheme: &str) -> &str {
    match grapheme {
        "(" => ")",
        ")" => "(",
        "[" => "]",
        "]" => "[",
        "{" => "}",
        "}" => "{",
        "<" => ">",
        ">" => "<",
        "«" => "»",
        "»" => "«",
        "⟨" => "⟩",
        "⟩" => "⟨",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hebrew_is_reversed_and_figures_are_not() {
        assert_eq!(visual_order("מזח 12", Direction::RightToLeft), "12 חזמ");
        assert_eq!(visual_order("abc", Direction::RightToLeft), "abc");
        assert_eq!(visual_order("abc מזח", Direction::LeftToRight), "abc חזמ");
    }

    #[test]
    fn brackets_are_mirrored() {
        assert_eq!(visual_order("מזח (ים)", Direction::RightToLeft), "(םי) חזמ");
        assert_eq!(visual_order("ראו (R-034)", Direction::RightToLeft), "(R-034) ואר");
    }

    #[test]
    fn marks_stay_behind_their_letters() {
        assert_eq!(visual_order("מִנְזָר", Direction::RightToLeft), "רזָנְמִ");
    }

    #[test]
    fn isolated_cells_keep_their_places() {
        let line = "\u{2068}R-012\u{2069}  \u{2068}3\u{2069}  \u{2068}מזח\u{2069}";
        assert_eq!(visual_order(line, Direction::RightToLeft), "חזמ  3  R-012");
    }
}
