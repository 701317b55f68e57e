//! Age of Wonders: Planetfall, the board game. A reference so far: its records can be read, but not checked.

mod builtin;
pub mod catalog;
pub mod deck;
mod facts;
mod game;
pub mod kinds;
mod record;
mod with_deck;

pub use builtin::{builtin, builtin_sources, example};
pub use with_deck::Planetfall;
