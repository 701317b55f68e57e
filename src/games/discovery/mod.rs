//! Age of Empires III: The Age of Discovery.

mod action;
pub mod apply;
mod builtin;
pub mod catalog;
pub mod disputed;
pub mod exercise;
mod facts;
mod game;
pub mod kinds;
pub mod line;
mod meant;
mod record;
pub mod replay;
mod resolve;
pub mod rules;
pub mod score;
pub mod simulate;
pub mod state;

pub use action::{Action, Holdings};
pub use builtin::builtin;
pub(in crate::games) use builtin::{EXAMPLES, FILES};
pub use facts::timing_message;
pub use record::{headings_of_players, wants};
pub use replay::Resolved;
pub use resolve::resolve;
