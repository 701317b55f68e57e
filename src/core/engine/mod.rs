//! What every game's check shares: how a broken rule is described, how the statements of a record are changed on trial,
//! and the search for the one mistake behind several findings.
//!
//! Generic over the game: nothing here knows a board, a piece or a phase.

mod assumptions;
mod corrections;
mod edit;
mod explained;
mod places;
mod replaying;
mod run;
mod violation;

pub use corrections::explain;
pub use edit::{Alternative, Change, Edit, Sequence};
pub use explained::Explained;
pub use places::point_at_items;
pub use replaying::{Assumption, Reach, Replaying};
pub use violation::Violation;
