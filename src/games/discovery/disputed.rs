//! The readings of disputed points that a record can choose, as constants: `disputed::rum::MERCHANTS`.
//!
//! Made from `rulings.toml` and `disagreements.toml` when the program is built. A default has no constant: it
//! governs where no other reading was chosen.

include!(concat!(env!("OUT_DIR"), "/discovery_disputed.rs"));
