//! From text to a log.
//!
//! `lexer` and `continuation` make tokens of bytes; `lines`, `opening`, `entries` and `items` read them,
//! each one level of the grammar; `state` is what they share. Nothing is read more than twice.

mod continuation;
mod entries;
mod items;
mod lexer;
mod lines;
mod opening;
mod state;

pub use lines::{parse, parse_with};
