//! annals: a multilingual rules reference and move validator for board games.
//!
//! See `ARCHITECTURE.md` for the layers; a test keeps them.

// In the library only: test crates and the build script share modules of which each needs a part.
#![warn(unreachable_pub)]

pub mod book;
pub mod cli;
pub mod core;
pub mod data;
pub mod games;
pub mod l10n;
pub mod message;
pub mod notation;
pub mod record;
pub mod reference;
pub mod report;
pub mod source;
