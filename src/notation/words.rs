//! Words as they stand in the text, with comments and line ends between them set aside.

use std::borrow::Cow;

use super::class::{Class, class_at};
use super::span::Span;
use super::white::{after_newline, line_end, trim};

/// One or more words that belong together: a name, a heading, a rule's slug.
#[derive(Debug, Clone, Copy)]
pub struct Words<'a> {
    text: &'a str,
    span: Span,
}

impl<'a> Words<'a> {
    pub(super) fn new(text: &'a str, span: Span) -> Self {
        Self { text, span }
    }

    /// Where they stand, from the first to the last.
    pub fn span(self) -> Span {
        self.span
    }

    /// The text as it stands, line ends and comments between the words included.
    pub fn raw(self) -> &'a str {
        self.span.of(self.text)
    }

    /// The words one by one, as they stand.
    pub fn iter(self) -> impl Iterator<Item = &'a str> {
        let raw = self.raw();
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = skip_gap(raw, at).0;
            at = start;
            loop {
                let end = word_end(raw, at);
                let (next, gap) = skip_gap(raw, end);
                if gap == Gap::Visible || next == end || next == raw.len() {
                    at = end;
                    return (end > start).then(|| &raw[start..end]);
                }
                at = next;
            }
        })
    }

    /// The words with single spaces between them.
    pub fn text(self) -> Cow<'a, str> {
        let raw = self.raw();
        if is_plain(raw) {
            return Cow::Borrowed(raw);
        }
        let mut joined = String::with_capacity(raw.len());
        let mut at = 0;
        while at < raw.len() {
            let (start, gap) = skip_gap(raw, at);
            at = word_end(raw, start);
            if gap == Gap::Visible && !joined.is_empty() && at > start {
                joined.push(' ');
            }
            joined.push_str(&raw[start..at]);
        }
        Cow::Owned(joined)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// Only marks and controls: the reader sees one word.
    Invisible,
    Visible,
}

/// Where the next word begins, and what lies before it.
fn skip_gap(raw: &str, from: usize) -> (usize, Gap) {
    let bytes = raw.as_bytes();
    let (mut at, mut gap) = (from, Gap::Invisible);
    while let Some((class, length)) = class_at(bytes, at) {
        match class {
            Class::White | Class::Newline => gap = Gap::Visible,
            Class::Mark | Class::Control => {}
            Class::Hash => {
                at = line_end(bytes, at);
                gap = Gap::Visible;
                continue;
            }
            _ => break,
        }
        at += length;
    }
    (at, gap)
}

fn word_end(raw: &str, from: usize) -> usize {
    let mut at = from;
    while let Some((class, length)) = class_at(raw.as_bytes(), at)
        && !class.is_skipped()
        && class != Class::Hash
    {
        at += length;
    }
    at
}

/// Whether nothing but single spaces stands between the words.
fn is_plain(raw: &str) -> bool {
    let bytes = raw.as_bytes();
    let mut at = 0;
    while let Some((class, length)) = class_at(bytes, at) {
        let is_space = bytes[at] == b' ' && bytes.get(at + 1) != Some(&b' ');
        if class == Class::Hash || class.is_skipped() && !is_space {
            return false;
        }
        at += length;
    }
    true
}

/// A stretch of several physical lines on one line: without comments, otherwise as it stands.
pub(super) fn on_one_line(raw: &str) -> Cow<'_, str> {
    let bytes = raw.as_bytes();
    if !bytes.iter().any(|byte| matches!(byte, b'\n' | b'\r')) {
        return Cow::Borrowed(raw);
    }
    let mut joined = String::with_capacity(raw.len());
    let mut at = 0;
    while at < raw.len() {
        let end = line_end(bytes, at);
        let mut content = at;
        while let Some((class, length)) = class_at(bytes, content)
            && content < end
            && class != Class::Hash
        {
            content += length;
        }
        let shown = trim(&raw[at..content]);
        if !shown.is_empty() && !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(shown);
        at = after_newline(bytes, end);
    }
    Cow::Owned(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Words<'_> {
        Words::new(text, Span::new(0, text.len()))
    }

    #[test]
    fn plain_words_are_borrowed() {
        assert!(matches!(words("new spain").text(), Cow::Borrowed("new spain")));
        assert!(matches!(words("ספרד החדשה").text(), Cow::Borrowed(_)));
        assert!(matches!(words("").text(), Cow::Borrowed("")));
    }

    #[test]
    fn other_gaps_become_one_space() {
        for text in [
            "new  spain",
            "new\tspain",
            "new # x: y\r\n  spain",
            "new\u{a0}spain",
        ] {
            assert_eq!(words(text).text(), "new spain", "{text:?}");
            assert_eq!(words(text).iter().collect::<Vec<_>>(), ["new", "spain"]);
        }
    }

    #[test]
    fn what_cannot_be_seen_does_not_part_a_word() {
        assert_eq!(words("mon\u{200f}as\0tery").text(), "monastery");
        assert_eq!(words("mon\u{200f} astery").text(), "mon astery");
        let pieces: Vec<&str> = words("mon\u{200f}as \0tery\0").iter().collect();
        assert_eq!(pieces, ["mon\u{200f}as", "tery"]);
    }

    #[test]
    fn a_stretch_is_laid_on_one_line() {
        assert_eq!(
            on_one_line("a,  b # c\n  \u{200f}d > \r  # e\n  f"),
            "a,  b d > f"
        );
        assert_eq!(on_one_line("a,  b"), "a,  b");
    }
}
