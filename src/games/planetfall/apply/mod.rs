//! What the rules make of an action: prices, gains, income and points. Pure reckoning on the table as it lies.

mod effects;
mod income;
mod outcome;
mod price;
mod score;

pub(crate) use effects::Event;
pub(crate) use outcome::{Exchange, Outcome};
pub(crate) use price::Price;
pub use score::{EndPoints, TieBreak};
