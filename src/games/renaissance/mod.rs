//! Age of Renaissance.

mod action;
pub mod apply;
mod builtin;
pub mod catalog;
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
mod stage;
pub mod state;

pub use action::{
    Action, CardPlay, Condition, Figure, Holdings, Loss, Outcome, Payment, Placement, PlayResult, Purchase,
    Purchases, Replacement, Target,
};
pub use builtin::builtin;
pub(in crate::games) use builtin::{EXAMPLES, FILES};
pub use stage::Stage;
