//! What a character is to the grammar, whichever keyboard it comes from.

/// The class of a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    Word,
    Digit,
    /// A minus, or a part of a word when it stands inside one.
    Minus,
    /// White space that can be seen.
    White,
    /// Direction marks and spaces of no width: skipped, but no indentation.
    Mark,
    Newline,
    Control,
    Colon,
    Semicolon,
    Comma,
    Target,
    Result,
    Link,
    Bang,
    Hash,
    Dollar,
    Open,
    Close,
    /// The first byte of a character whose class depends on the bytes that follow.
    Wide,
}

impl Class {
    /// Whether it is a part of a word wherever it stands.
    #[inline]
    pub(super) fn is_plain(self) -> bool {
        matches!(self, Self::Word | Self::Digit)
    }

    /// Whether nothing of it reaches the meaning.
    pub(super) fn is_skipped(self) -> bool {
        matches!(self, Self::White | Self::Mark | Self::Control | Self::Newline)
    }
}

const CLASSES: [Class; 256] = classes();

const fn classes() -> [Class; 256] {
    let mut classes = [Class::Word; 256];
    let mut byte = 0;
    while byte < 0x20 {
        classes[byte] = Class::Control;
        byte += 1;
    }
    byte = b'0' as usize;
    while byte <= b'9' as usize {
        classes[byte] = Class::Digit;
        byte += 1;
    }
    classes[0x7f] = Class::Control;
    classes[b' ' as usize] = Class::White;
    classes[b'\t' as usize] = Class::White;
    classes[b'\n' as usize] = Class::Newline;
    classes[b'\r' as usize] = Class::Newline;
    classes[b':' as usize] = Class::Colon;
    classes[b';' as usize] = Class::Semicolon;
    classes[b',' as usize] = Class::Comma;
    classes[b'>' as usize] = Class::Target;
    // A Hebrew keyboard and a mirrored screen make it easy to type the other one.
    classes[b'<' as usize] = Class::Target;
    classes[b'=' as usize] = Class::Result;
    classes[b'~' as usize] = Class::Link;
    classes[b'!' as usize] = Class::Bang;
    classes[b'#' as usize] = Class::Hash;
    classes[b'$' as usize] = Class::Dollar;
    classes[b'[' as usize] = Class::Open;
    classes[b']' as usize] = Class::Close;
    classes[b'-' as usize] = Class::Minus;
    let wide = [0xc2, 0xd6, 0xd8, 0xe1, 0xe2, 0xe3, 0xef];
    byte = 0;
    while byte < wide.len() {
        classes[wide[byte]] = Class::Wide;
        byte += 1;
    }
    classes
}

/// The class of a byte; of a character when it is not [`Class::Wide`].
#[inline]
pub(super) fn class_of(byte: u8) -> Class {
    CLASSES[byte as usize]
}

/// The class and the length of the character at an offset; `None` at the end.
///
/// The bytes of a longer letter may be taken one by one: each is a [`Class::Word`].
#[inline]
pub(super) fn class_at(bytes: &[u8], at: usize) -> Option<(Class, usize)> {
    match class_of(*bytes.get(at)?) {
        Class::Wide => Some(wide_class(&bytes[at..])),
        class => Some((class, 1)),
    }
}

/// The class of a character that begins with one of the wide bytes.
pub(super) fn wide_class(bytes: &[u8]) -> (Class, usize) {
    let second = bytes.get(1).copied().unwrap_or_default();
    let third = bytes.get(2).copied().unwrap_or_default();
    match bytes[0] {
        0xc2 => (latin(second), 2),
        // The maqaf.
        0xd6 => (if second == 0xbe { Class::Minus } else { Class::Word }, 2),
        0xd8 => (arabic(second), 2),
        0xe1 => (
            match (second, third) {
                (0x9a, 0x80) => Class::White,
                (0xa0, 0x8e) => Class::Mark,
                _ => Class::Word,
            },
            3,
        ),
        0xe2 => (general_punctuation(second, third), 3),
        0xe3 => (
            match (second, third) {
                (0x80, 0x80) => Class::White,
                _ => Class::Word,
            },
            3,
        ),
        _ => (full_width(second, third), 3),
    }
}

/// U+0080 to U+00BF: more controls, and the space that does not break.
fn latin(second: u8) -> Class {
    match second {
        0x80..=0x9f => Class::Control,
        0xa0 => Class::White,
        _ => Class::Word,
    }
}

/// U+0600 to U+063F: comma, semicolon and the direction mark.
fn arabic(second: u8) -> Class {
    match second {
        0x8c => Class::Comma,
        0x9b => Class::Semicolon,
        0x9c => Class::Mark,
        _ => Class::Word,
    }
}

/// U+2000 to U+2FFF: spaces, direction marks, dashes, arrows and the minus.
fn general_punctuation(second: u8, third: u8) -> Class {
    match (second, third) {
        (0x80, 0x80..=0x8a | 0xa8 | 0xa9 | 0xaf) | (0x81, 0x9f) => Class::White,
        (0x80, 0x8b | 0x8e | 0x8f | 0xaa..=0xae) | (0x81, 0xa0..=0xaf) => Class::Mark,
        (0x80, 0x90..=0x94) | (0x88, 0x92) => Class::Minus,
        (0x86, 0x90 | 0x92) => Class::Target,
        _ => Class::Word,
    }
}

/// U+F000 to U+FFFF: the full-width twins; a byte order mark in the middle is a control.
fn full_width(second: u8, third: u8) -> Class {
    match (second, third) {
        (0xbb, 0xbf) => Class::Control,
        (0xb9, 0xa3) | (0xbc, 0x8d) => Class::Minus,
        (0xbc, 0x81) => Class::Bang,
        (0xbc, 0x83) => Class::Hash,
        (0xbc, 0x84) => Class::Dollar,
        (0xbc, 0x8c) => Class::Comma,
        (0xbc, 0x9a) => Class::Colon,
        (0xbc, 0x9b) => Class::Semicolon,
        (0xbc, 0x9c | 0x9e) => Class::Target,
        (0xbc, 0x9d) => Class::Result,
        (0xbc, 0xbb) => Class::Open,
        (0xbc, 0xbd) => Class::Close,
        (0xbd, 0x9e) => Class::Link,
        _ => Class::Word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(character: char) -> Class {
        let text = character.to_string();
        let (class, length) = class_at(text.as_bytes(), 0).expect("a character");
        assert!(length == text.len() || class == Class::Word, "{character:?}");
        class
    }

    #[test]
    fn twins_have_the_class_of_the_ascii_character() {
        for (twin, ascii) in "：；，＞＝！＃＄［］～－،؛−–—־→←<"
            .chars()
            .zip(":;,>=!#$[]~-,;---->>>".chars())
        {
            assert_eq!(class(twin), class(ascii), "{twin}");
        }
    }

    #[test]
    fn letters_of_every_language_are_words() {
        for letter in "aZżółÀ'’׳״דשָׁ.()/*+&%@\"€１あ中".chars() {
            assert_eq!(class(letter), Class::Word, "{letter:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_told_apart() {
        for mark in "\u{200e}\u{200f}\u{202a}\u{202e}\u{2066}\u{2069}\u{61c}\u{200b}\u{2060}".chars() {
            assert_eq!(class(mark), Class::Mark, "{mark:?}");
        }
        for white in " \t\u{a0}\u{2003}\u{202f}\u{3000}\u{2028}".chars() {
            assert_eq!(class(white), Class::White, "{white:?}");
        }
        for control in "\0\u{1}\u{b}\u{c}\u{1b}\u{7f}\u{85}\u{9b}\u{feff}".chars() {
            assert_eq!(class(control), Class::Control, "{control:?}");
        }
        assert_eq!(class('\u{200d}'), Class::Word);
    }

    #[test]
    fn every_character_is_classed_without_leaving_it() {
        for character in '\0'..=char::MAX {
            class(character);
        }
    }
}
