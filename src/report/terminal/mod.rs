//! Markdown on a terminal: wrapped, styled, in tables, in either direction.

mod bidi;
mod line;
mod render;
mod table;
mod width;

pub use bidi::visual_order;
pub use line::{TELL_LEFT_TO_RIGHT, TELL_RIGHT_TO_LEFT};
pub use render::{GUTTER, LineOrder, POINTER, Screen, render_blocks, render_markdown};
pub use width::text_width;
