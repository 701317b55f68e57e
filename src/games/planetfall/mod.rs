//! Age of Wonders: Planetfall, the board game.

mod action;
mod apply;
mod builtin;
pub mod catalog;
pub mod deck;
pub mod disputed;
pub mod exercise;
mod facts;
mod game;
pub mod kinds;
pub mod line;
mod record;
pub mod replay;
mod resolve;
mod rules;
pub mod simulate;
pub mod state;
mod told;
mod with_deck;

pub use action::{Action, Figure, Figures, Held, Holdings, Resolving, Source, Spot, Use};
pub use apply::{EndPoints, TieBreak};
pub use builtin::builtin;
pub(in crate::games) use builtin::{EXAMPLES, FILES};
pub use told::ToldCard;
pub use with_deck::Planetfall;
