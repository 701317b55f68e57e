//! The table as it stands: order, boxes, map, and what each player owns.
//!
//! Holds no rule of legality; `apply` changes it, `score` reads it.

mod ids;
mod pieces;
mod player;
mod rulebook;
mod stage;
mod table;

pub use ids::{BuildingId, CardId, Figures, GoodId, Piece, RegionId};
pub use pieces::PieceCounts;
pub use player::{Player, Points};
pub use rulebook::{BuildingRule, EffectRule, Rulebook};
pub use stage::Stage;
pub use table::{MOST_THINGS, Region, State};

pub use crate::core::engine::Seat;
