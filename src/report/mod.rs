//! Turns what is to be said into text for people: Markdown to terminals of any width and direction.
//!
//! Pure: takes texts and a description of the output, gives back text.

mod harmless;
mod markdown;
pub mod terminal;

pub use harmless::{escape_markdown, harmless, without_escapes};
pub use markdown::{Block, Inline, Span, SpanStyle, parse_markdown, plain_text, without_links};
