//! Turns what is to be said into text for people: Markdown to terminals of any width and direction.
//!
//! Pure: takes texts and a description of the output, gives back text.

mod harmless;
mod html;
mod markdown;
mod outside;
pub mod terminal;

pub use harmless::{
    escape_markdown, harmless, harmless_in_text, harmless_json, harmless_lines, is_dangerous, without_escapes,
};
pub use html::html_page;
pub use markdown::{Block, Inline, Span, SpanStyle, parse_markdown, plain_text, without_links};
pub use outside::Outside;
