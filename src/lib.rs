//! annals: a multilingual rules reference and move validator for board games.
//!
//! See `ARCHITECTURE.md` for the layers; a test keeps them.

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
