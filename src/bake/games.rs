//! The games as the build script sees them: their catalogs.

#[path = "discovery.rs"]
pub(crate) mod discovery;
