//! Age of Discovery as the build script sees it: its catalog.

#[path = "../games/discovery/catalog/mod.rs"]
pub(crate) mod catalog;
