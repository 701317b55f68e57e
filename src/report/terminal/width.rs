//! Columns of a terminal: letters with their marks count once, direction marks not at all.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::l10n::is_direction_mark;

/// How many columns a text takes.
pub fn text_width(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    let plain: Option<usize> = text.chars().map(plain_width).sum();
    plain.unwrap_or_else(|| text.graphemes(true).map(grapheme_width).sum())
}

/// The columns of a letter that never joins another: what most texts of our languages are made of.
fn plain_width(letter: char) -> Option<usize> {
    match letter {
        ' '..='~' | '\u{a0}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | 'א'..='ת' | '‐'..='\u{2027}' => Some(1),
        _ if is_direction_mark(letter) => Some(0),
        _ => None,
    }
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

    #[test]
    fn the_short_way_counts_like_the_long_one() {
        let plain = (' '..'\u{3000}').filter(|letter| plain_width(*letter).is_some());
        let all: String = plain.collect();
        assert!(all.contains(['ż', 'ש', '·', '…']), "our letters are plain");
        for letter in all.chars() {
            for text in [
                format!("{letter}"),
                format!("a{letter}b"),
                format!("{letter}א{letter}"),
            ] {
                let long: usize = text.graphemes(true).map(grapheme_width).sum();
                assert_eq!(text_width(&text), long, "U+{:04X}", u32::from(letter));
            }
        }
    }
}
