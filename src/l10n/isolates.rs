//! Isolation marks: kept inside texts as marks of meaning, resolved where a text leaves us.

/// Opens an isolated run whose first strong letter decides its direction.
pub const FIRST_STRONG_ISOLATE: char = '\u{2068}';

/// Opens an isolated run from right to left.
pub const RIGHT_TO_LEFT_ISOLATE: char = '\u{2067}';

/// Closes an isolated run.
pub const POP_ISOLATE: char = '\u{2069}';

/// Wraps a text so that it cannot disturb the order of what surrounds it.
pub fn isolate(text: &str) -> String {
    format!("{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}")
}

/// The text without isolation marks.
pub fn strip_isolates(text: &str) -> String {
    text.replace([FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE, POP_ISOLATE], "")
}

/// Whether a character only steers direction.
pub fn is_direction_mark(character: char) -> bool {
    matches!(
        character,
        '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}
