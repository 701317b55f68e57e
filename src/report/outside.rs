//! Text that somebody else wrote, as a type of its own: it cannot be printed, only escaped for the place it goes to.

use std::borrow::Cow;

use super::harmless::{escape_markdown, harmless};

/// A text from a record, a file name, an argument or a user's own files.
///
/// It has no `Display`: whoever shows it says where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outside<'a>(Cow<'a, str>);

impl<'a> Outside<'a> {
    /// A text from outside.
    pub fn new(text: impl Into<Cow<'a, str>>) -> Self {
        Self(text.into())
    }

    /// As words of a page of Markdown.
    pub fn in_markdown(&self) -> String {
        escape_markdown(&self.0)
    }

    /// As what a page of Markdown has between backticks.
    pub fn in_code(&self) -> String {
        harmless(&self.0).replace('`', "'")
    }

    /// As one line of plain text.
    pub fn in_plain(&self) -> String {
        harmless(&self.0)
    }

    /// As a description in a completion script: no sign that ends a quotation or begins something else in any shell.
    pub fn in_completion(&self) -> String {
        let safe = |sign: char| match sign {
            // PowerShell ends a quotation with any of these, but not with the letter.
            '\'' | '\u{2018}'..='\u{201b}' => Some('\u{2bc}'),
            '"' => Some('\u{201d}'),
            '`' | '\\' => None,
            '$' => Some('\u{ff04}'),
            _ => Some(sign),
        };
        let line = harmless(&self.0);
        let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
        words.chars().filter_map(safe).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTILE: &str = "a'b\"c`d\\e$(f)\n\u{1b}[31m\u{202e}*g*\u{2028}h\u{e0041}";

    #[test]
    fn each_place_has_its_own_escape() {
        let outside = Outside::new(HOSTILE);
        assert_eq!(outside.in_plain(), "a'b\"c`d\\e$(f) \u{fffd}[31m*g* h");
        assert_eq!(outside.in_code(), "a'b\"c'd\\e$(f) \u{fffd}[31m*g* h");
        assert!(outside.in_markdown().contains("\\*g\\*"));
        assert_eq!(outside.in_completion(), "aʼb”cde＄(f) \u{fffd}[31m*g* h");
    }
}
