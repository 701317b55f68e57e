//! Age of Empires III: The Age of Discovery.

pub mod apply;
mod builtin;
pub mod catalog;
mod facts;
mod record;
pub mod score;
pub mod state;

pub use builtin::{builtin, builtin_sources};
pub use facts::timing_message;
pub use record::wants;
