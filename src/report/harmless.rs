//! Makes text from outside safe to show: no escapes, no controls, no hidden change of direction.

use std::borrow::Cow;

use crate::l10n::{FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE, is_direction_mark};

/// The text with every control replaced by a visible sign and every direction mark dropped.
pub fn harmless(text: &str) -> String {
    let shown = |character: char| match character {
        '\t' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ if character.is_control() => Some('\u{fffd}'),
        _ if is_direction_mark(character) || is_hidden(character) => None,
        _ => Some(character),
    };
    text.chars().filter_map(shown).collect()
}

/// Like [`harmless`], but keeps line ends and the isolation marks that our own texts carry.
pub fn harmless_in_text(text: &str) -> Cow<'_, str> {
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

/// Plain text of several lines: line ends and tabs stay, every other control becomes a visible sign, and what cannot be
/// seen or changes the direction is dropped.
pub fn harmless_lines(text: &str) -> Cow<'_, str> {
    if text.chars().all(|character| !is_dangerous(character)) {
        return Cow::Borrowed(text);
    }
    let shown = |character: char| match character {
        _ if !is_dangerous(character) => Some(character),
        _ if character.is_control() => Some('\u{fffd}'),
        _ => None,
    };
    Cow::Owned(text.chars().filter_map(shown).collect())
}

/// JSON in which everything that a terminal might obey or hide is written as an escape: the same values.
pub fn harmless_json(json: &str) -> Cow<'_, str> {
    if json.chars().all(|character| !is_dangerous(character)) {
        return Cow::Borrowed(json);
    }
    let mut escaped = String::with_capacity(json.len());
    for character in json.chars() {
        if is_dangerous(character) {
            let mut units = [0; 2];
            for unit in character.encode_utf16(&mut units) {
                escaped.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            escaped.push(character);
        }
    }
    Cow::Owned(escaped)
}

/// Whether a character is not what it seems: a control other than a line end or a tab, a mark of direction, or something
/// that cannot be seen.
pub fn is_dangerous(character: char) -> bool {
    match character {
        '\n' | '\t' => false,
        _ if character.is_ascii() => character.is_ascii_control(),
        _ => character.is_control() || is_direction_mark(character) || is_hidden(character),
    }
}

/// Characters without a shape: joiners, separators of lines, fillers, tags and the like.
fn is_hidden(character: char) -> bool {
    matches!(
        character,
        '\u{00ad}'
            | '\u{034f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200d}'
            | '\u{2028}'..='\u{2029}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206a}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
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
    fn what_cannot_be_seen_is_dropped_and_json_keeps_its_values() {
        let hidden =
            "\u{ad}\u{34f}\u{115f}\u{1160}\u{180e}\u{2060}\u{206a}\u{206f}\u{3164}\u{ffa0}\u{e0001}\u{e007f}";
        assert_eq!(harmless(&format!("a{hidden}b")), "ab");
        assert_eq!(harmless("a\u{2028}b\u{2029}c"), "a b c");
        assert_eq!(harmless_lines("a\tb\n\u{1b}[31m\u{202e}c"), "a\tb\n\u{fffd}[31mc");
        let text = format!("{hidden}\u{7f}\u{9b}\u{2028}\u{202e}é");
        let json = serde_json::to_string(&text).expect("a text");
        let escaped = harmless_json(&json);
        assert!(escaped.chars().all(|character| !is_dangerous(character)));
        assert_eq!(serde_json::from_str::<String>(&escaped).expect("JSON"), text);
    }

    #[test]
    fn markdown_from_outside_is_literal() {
        assert_eq!(escape_markdown("*a* [b](c)"), "\\*a\\* \\[b\\]\\(c\\)");
    }
}
