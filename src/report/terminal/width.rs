//! Columns of a terminal: letters with their marks count once, direction marks not at all.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::l10n::is_direction_mark;

/// How many columns a text takes.
pub fn text_width(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    text.graphemes(true).map(grapheme_width).sum()
}

/// How many columns one letter with its marks takes.
pub(super) fn grapheme_width(grapheme: &str) -> usize {
    match grapheme.chars().next() {
        None => 0,
        Some(first) if is_direction_mark(first) => 0,
        Some(_) => grapheme.width().min(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_take_no_column() {
        assert_eq!(text_width("מִנְזָר"), 4);
        assert_eq!(text_width("\u{2068}abc\u{2069}"), 3);
        assert_eq!(text_width("żółw"), 4);
        assert_eq!(text_width("城"), 2);
    }
}
