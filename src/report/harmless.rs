//! Makes text from outside safe to show: no escapes, no controls, no hidden change of direction.

use std::borrow::Cow;

use crate::l10n::{FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE, is_direction_mark};

/// The text with every control replaced by a visible sign and every direction mark dropped.
pub fn harmless(text: &str) -> String {
    let shown = |character: char| match character {
        '\t' | '\n' | '\r' => Some(' '),
        _ if character.is_control() => Some('\u{fffd}'),
        _ if is_direction_mark(character) || is_hidden(character) => None,
        _ => Some(character),
    };
    text.chars().filter_map(shown).collect()
}

/// Like [`harmless`], but keeps line ends and the isolation marks that our own texts carry.
pub(super) fn harmless_in_text(text: &str) -> Cow<'_, str> {
    let keeps = |character: char| match character {
        '\n' | FIRST_STRONG_ISOLATE | RIGHT_TO_LEFT_ISOLATE | POP_ISOLATE => true,
        _ if character.is_ascii() => !character.is_ascii_control(),
        _ => !character.is_control() && !is_direction_mark(character) && !is_hidden(character),
    };
    if text.chars().all(keeps) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().filter(|character| keeps(*character)).collect())
    }
}

/// A text from outside as literal Markdown.
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in harmless(text).chars() {
        if character.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// Literal Markdown as the text it stands for.
pub fn without_escapes(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut characters = markdown.chars().peekable();
    while let Some(character) = characters.next() {
        let escapes = character == '\\' && characters.peek().is_some_and(char::is_ascii_punctuation);
        if !escapes {
            text.push(character);
        } else if let Some(escaped) = characters.next() {
            text.push(escaped);
        }
    }
    text
}

fn is_hidden(character: char) -> bool {
    matches!(character, '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_direction_marks_lose_their_power() {
        assert_eq!(harmless("\u{1b}[31mred\u{7}"), "\u{fffd}[31mred\u{fffd}");
        assert_eq!(harmless("abc\u{202e}fed\u{2066}x"), "abcfedx");
        assert_eq!(harmless("a\nb\u{9b}"), "a b\u{fffd}");
    }

    #[test]
    fn markdown_from_outside_is_literal() {
        assert_eq!(escape_markdown("*a* [b](c)"), "\\*a\\* \\[b\\]\\(c\\)");
    }
}
