//! The readings of disputed points that a record can choose, as constants.
//!
//! Made from `rulings.toml` and `disagreements.toml` when the program is built. A default has no constant: it
//! governs where no other reading was chosen.

include!(concat!(env!("OUT_DIR"), "/renaissance_disputed.rs"));
