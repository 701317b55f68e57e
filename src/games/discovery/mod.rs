//! Age of Empires III: The Age of Discovery.

mod builtin;
pub mod catalog;
mod facts;

pub use builtin::{builtin, builtin_sources};
pub use facts::timing_message;
