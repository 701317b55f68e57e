//! White space and line ends.

use super::class::{Class, class_at};

/// The offset after the line end at an offset: LF, CR or both.
pub(super) fn after_newline(bytes: &[u8], at: usize) -> usize {
    match (bytes.get(at), bytes.get(at + 1)) {
        (Some(b'\r'), Some(b'\n')) => at + 2,
        (Some(b'\r' | b'\n'), _) => at + 1,
        _ => at,
    }
}

/// Where the line at an offset ends.
pub(super) fn line_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..]
        .iter()
        .position(|byte| matches!(byte, b'\n' | b'\r'))
        .map_or(bytes.len(), |length| from + length)
}

/// Without white space and marks at the end.
pub(super) fn trim_end(text: &str) -> &str {
    text.trim_end_matches(is_white)
}

/// Without white space and marks at either end.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_white)
}

fn is_white(character: char) -> bool {
    let mut buffer = [0; 4];
    let bytes = character.encode_utf8(&mut buffer).as_bytes();
    matches!(class_at(bytes, 0), Some((Class::White | Class::Mark, _)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_line_end_is_one() {
        let text = b"a\r\nb\rc\nd";
        assert_eq!(after_newline(text, 1), 3);
        assert_eq!(after_newline(text, 4), 5);
        assert_eq!(after_newline(text, 6), 7);
        assert_eq!((after_newline(text, 0), after_newline(text, 8)), (0, 8));
        assert_eq!(
            (line_end(text, 0), line_end(text, 3), line_end(text, 7)),
            (1, 4, 8)
        );
    }

    #[test]
    fn marks_are_trimmed_like_spaces() {
        assert_eq!(trim("\u{200f} a b\u{a0}\t"), "a b");
        assert_eq!(trim_end(" a\u{200f} "), " a");
    }
}
