//! Age of Empires III: The Age of Discovery.

mod action;
pub mod apply;
mod builtin;
pub mod catalog;
mod facts;
mod record;
mod resolve;
pub mod score;
pub mod state;

pub use action::Action;
pub use builtin::{builtin, builtin_sources};
pub use facts::timing_message;
pub use record::wants;
pub use resolve::{Resolved, resolve};
