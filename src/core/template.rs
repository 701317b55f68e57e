//! The lines of a record to start from, as a game gives them: no words yet.

use super::Kind;

/// A line of a new record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TemplateLine {
    /// A blank line.
    Blank,
    /// A heading, by its kind and id, with a number if it has one.
    Heading(Kind, &'static str, Option<u16>),
    /// A comment that teaches: the id of its message.
    Hint(&'static str),
    /// A line to write under the heading above, in canonical form by ids; `{0}` and `{1}` stand for the first players.
    Example(&'static str),
}
