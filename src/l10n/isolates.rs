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

/// Isolated runs that hold nothing but other runs, or several figures, read from right to left.
///
/// A choice in a message is isolated as a whole. Its first strong letter stands inside a further run and
/// does not count, so the run would be taken for left-to-right and `2 soldiers` would change places. Figures in a
/// row have no strong letter at all: `[2 4 3 5]` would run the other way than in the record it quotes.
pub(super) fn right_to_left_runs(text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    // Where each open run begins, whether it holds a run, whether it holds a letter of its own.
    let mut open: Vec<(usize, bool, bool)> = Vec::new();
    for at in 0..characters.len() {
        match characters[at] {
            FIRST_STRONG_ISOLATE | RIGHT_TO_LEFT_ISOLATE => {
                if let Some((_, holds_run, _)) = open.last_mut() {
                    *holds_run = true;
                }
                open.push((at, false, false));
            }
            POP_ISOLATE => {
                if let Some((start, holds_run, false)) = open.pop()
                    && (holds_run || are_figures(&characters[start + 1..at]))
                {
                    characters[start] = RIGHT_TO_LEFT_ISOLATE;
                }
            }
            letter if letter.is_alphabetic() => {
                if let Some((_, _, holds_letter)) = open.last_mut() {
                    *holds_letter = true;
                }
            }
            _ => {}
        }
    }
    characters.into_iter().collect()
}

/// Several figures with something between them; a minus before the first belongs to it and stays on its left.
fn are_figures(characters: &[char]) -> bool {
    let text: String = characters.iter().collect();
    let figures = text.split(|character: char| !character.is_ascii_digit());
    figures.filter(|figure| !figure.is_empty()).count() > 1 && !text.starts_with(['-', '−', '+'])
}

/// Whether a letter is read from right to left.
pub fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{0590}'..='\u{08ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
    )
}

/// Whether a character only steers direction.
pub fn is_direction_mark(character: char) -> bool {
    matches!(
        character,
        '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_runs_reads_from_right_to_left_and_others_are_left_alone() {
        let choice = isolate(&format!("{} {}", isolate("2"), isolate("חיילים")));
        assert_eq!(
            right_to_left_runs(&choice),
            "\u{2067}\u{2068}2\u{2069} \u{2068}חיילים\u{2069}\u{2069}"
        );
        assert_eq!(
            right_to_left_runs(&isolate("[2 4 3 5]")),
            "\u{2067}[2 4 3 5]\u{2069}"
        );
        assert_eq!(right_to_left_runs(&isolate("10, 12")), "\u{2067}10, 12\u{2069}");
        for text in [
            &isolate("$14"),
            &isolate("-3"),
            &isolate("+$1 (R-043)"),
            "plain",
            &isolate("abc"),
            &isolate(&format!("מחיר {}", isolate("$5"))),
            "\u{2069}\u{2068}",
        ] {
            assert_eq!(right_to_left_runs(text), text);
        }
    }
}
